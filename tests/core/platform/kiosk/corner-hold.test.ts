// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followCornerHold, HOLD_MS } from '#core/platform/kiosk/corner-hold.ts';

let stop: (() => void) | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

class Finger extends MouseEvent {
  readonly isPrimary: boolean;
  constructor(type: string, { isPrimary = true, ...init }: MouseEventInit & { isPrimary?: boolean } = {}) {
    super(type, { bubbles: true, cancelable: true, ...init });
    this.isPrimary = isPrimary;
  }
}
vi.stubGlobal('PointerEvent', Finger);

const follow = () => {
  const held = vi.fn();
  stop = followCornerHold(held);
  return held;
};
const at = (x: number, y = x) => ({ clientX: x, clientY: y });
const finger = (type: string, init: ConstructorParameters<typeof Finger>[1] = at(20)) =>
  document.body.dispatchEvent(new Finger(type, init));

test('a finger held in the corner for three seconds opens it, even when it trembles', () => {
  const held = follow();
  finger('pointerdown');
  vi.advanceTimersByTime(HOLD_MS - 1);
  finger('pointermove', at(25));
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(held).toHaveBeenCalledOnce();
});

test.each([
  ['lets go', () => finger('pointerup')],
  ['slips away', () => finger('pointermove', at(60))],
  ['scrolls', () => finger('pointercancel')],
  ['presses once more', () => finger('pointerdown', at(400))],
])('a finger that %s before opens nothing', (_, then) => {
  const held = follow();
  finger('pointerdown');
  vi.advanceTimersByTime(HOLD_MS - 1);
  then();
  vi.advanceTimersByTime(HOLD_MS);
  expect(held).not.toHaveBeenCalled();
});

test('a finger elsewhere, or a second finger, opens nothing', () => {
  const held = follow();
  for (const where of [at(20, 400), at(400, 20), { ...at(20), isPrimary: false }]) {
    finger('pointerdown', where);
    vi.advanceTimersByTime(HOLD_MS);
  }
  expect(held).not.toHaveBeenCalled();
});

test('the opening finger presses nothing when it lifts, and the next one does', () => {
  follow();
  const pressed = vi.fn();
  document.body.addEventListener('click', pressed);
  finger('pointerdown');
  vi.advanceTimersByTime(HOLD_MS);
  finger('pointerup');
  document.body.click();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  document.body.click();
  expect(pressed).toHaveBeenCalledOnce();
});
