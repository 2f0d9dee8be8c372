import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { like } from '../settings/preferences.svelte';
import type { Proposal, TableCard, TableSeat } from '../protocol';
import type { Game } from './game.svelte';
import TableNotices from './TableNotices.svelte';

const seats = [
  { seat: 0, name: 'Soviet player', player: 'Ada', kind: 'person' },
  { seat: 1, name: 'Western player', player: 'Ben', kind: 'person' },
] as TableSeat[];

/** As much of a table as the notices look at. */
function tableOf(card: Partial<TableCard>, mine: number[] = [0]) {
  const whole = { kind: 'game', over: false, old_rules: false, rules: 7, proposals: [], seats, ...card };
  const game = {
    id: 'abcdefghijkl',
    card: whole,
    seats: whole.seats,
    mine,
    pace: { behind: 0, skip: vi.fn() },
    token: (seat: number) => `token-${seat}`,
    nameOf: (some: number[]) => some.map((seat) => seats[seat]?.player).join(', '),
    propose: vi.fn(),
    api: { goOn: vi.fn(async () => whole) },
  };
  render(TableNotices, { game: game as unknown as Game });
  return game;
}

const rules = (...agreed: number[]): Proposal[] => [{ kind: 'rules', seats: agreed }];

describe('what comes before the question', () => {
  beforeEach(() => {
    like({ language: 'en' });
    localStorage.clear();
  });

  afterEach(cleanup);

  it('asks for consent to new rules, by their version', async () => {
    const game = tableOf({ old_rules: true, proposals: rules() });
    await fireEvent.click(screen.getByRole('button', { name: 'Go on by the rules of today' }));
    expect(game.api.goOn).toHaveBeenCalledWith(7, 'token-0');
  });

  it('says who has still to agree to them', () => {
    tableOf({ old_rules: true, proposals: rules(0) });
    expect(screen.getByTestId('old-rules').textContent).toContain('Waiting for Ben');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks nothing of a finished game, nor of who watches', () => {
    tableOf({ old_rules: true, over: true });
    expect(screen.getByTestId('old-rules').textContent).toContain('It is shown as it was played.');
    cleanup();
    tableOf({ old_rules: true, proposals: rules() }, []);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('puts what another player proposes', async () => {
    const theirs = tableOf({ proposals: [{ kind: 'draw', seats: [1] }] });
    expect(screen.getByTestId('proposal').textContent).toContain('Ben: a draw?');
    await fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(theirs.propose).toHaveBeenCalledWith('draw', false);
  });

  it('lets me withdraw what I proposed', async () => {
    const mine = tableOf({ proposals: [{ kind: 'takeback', seats: [0] }] });
    await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(mine.propose).toHaveBeenCalledWith('takeback', false);
  });

  it('shows the links to pass on to who set the table up, and to nobody else', () => {
    const open = [seats[0], { ...seats[1], kind: 'open' }] as TableSeat[];
    const card = { seats: open, game_title: 'Battle for Germany', scenario_title: 'Historical' };
    tableOf(card);
    expect(screen.queryByTestId('invitations')).toBeNull();
    cleanup();
    localStorage.setItem('grognard.invites', JSON.stringify({ abcdefghijkl: { 1: 'letter' } }));
    tableOf(card);
    const link = screen.getByLabelText('Invitation, Western player') as HTMLInputElement;
    expect(link.value).toMatch(/\/table\/abcdefghijkl#invite=letter$/);
    expect(screen.getByTestId('invitations').textContent).toContain('Ada invites you to Battle for Germany');
  });
});
