import { afterEach, describe, expect, it, vi } from 'vitest';
import { onKey } from './keys';

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}, single = true) {
  const deeds = { u: vi.fn(), 'Ctrl+z': vi.fn(), Escape: vi.fn() };
  let stood = false;
  on.addEventListener('keydown', (event) => (stood = onKey(event as KeyboardEvent, deeds, single)), {
    once: true,
  });
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  return { deeds, stood };
}

describe('single keys', () => {
  afterEach(() => document.body.replaceChildren());

  it('do what they stand for', () => {
    expect(press('u').deeds.u).toHaveBeenCalledOnce();
    expect(press('U').deeds.u).toHaveBeenCalledOnce();
    expect(press('z', document.body, { ctrlKey: true }).deeds['Ctrl+z']).toHaveBeenCalledOnce();
    expect(press('x').stood).toBe(false);
  });

  it('rest while somebody writes, except Escape', () => {
    const field = document.body.appendChild(document.createElement('input'));
    expect(press('u', field).stood).toBe(false);
    expect(press('Escape', field).stood).toBe(true);
  });

  it('can be switched off; Escape and Ctrl+Z stay', () => {
    expect(press('u', document.body, {}, false).stood).toBe(false);
    expect(press('Escape', document.body, {}, false).stood).toBe(true);
    expect(press('z', document.body, { ctrlKey: true }, false).stood).toBe(true);
  });

  it('rest while a dialog is open', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    expect(press('u').stood).toBe(false);
  });
});
