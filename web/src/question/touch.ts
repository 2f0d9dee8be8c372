/** Whether the last press was a finger's: a finger can't point at something without choosing it. */

export const hands = { touch: false };
globalThis.addEventListener?.(
  'pointerdown',
  ({ pointerType }) => (hands.touch = pointerType === 'touch'),
  true,
);
