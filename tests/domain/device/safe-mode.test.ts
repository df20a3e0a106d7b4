import { expect, test } from 'vitest';
import { afterCrashes, noteCrash, REST_MS } from '#domain/device/safe-mode.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 27, 12);
/** Records crashes at these minutes. */
const crashedAt = (...minutes: readonly number[]): string | null =>
  minutes.reduce<string | null>((noted, minute) => noteCrash(noted, START + minute * MINUTE), null);
const after = (noted: string | null, minute: number) => afterCrashes(noted, START + minute * MINUTE);

test('safe mode: begins with the third crash within ten minutes, and ends ten minutes after it', () => {
  expect(after(crashedAt(0, 4), 4)).toEqual({ kind: 'work' });
  const three = crashedAt(0, 4, 9);
  const until = START + 9 * MINUTE + REST_MS;
  expect(after(three, 9)).toEqual({ kind: 'rest', until });
  expect(afterCrashes(three, until - 1)).toEqual({ kind: 'rest', until });
  expect(afterCrashes(three, until)).toEqual({ kind: 'over' });
});

test('safe mode: does not begin when three crashes spread over ten minutes or more', () => {
  expect(after(crashedAt(0, 5, 10), 10)).toEqual({ kind: 'work' });
  // Starts that never completed are recorded, but do not count here.
  const starts = [0, 5, 10].map((minute) => `,${START + minute * MINUTE}`).join('');
  expect(after(starts, 10)).toEqual({ kind: 'over' });
});

test('safe mode: a crash after its end counts as the first of the next three', () => {
  expect(noteCrash(crashedAt(0, 1, 2), START + 12 * MINUTE)).toBe(`,${START + 12 * MINUTE}`);
});

test('safe mode: ends and forgets the crashes when the clock is set back', () => {
  const three = crashedAt(0, 1, 2);
  expect(after(three, -1)).toEqual({ kind: 'over' });
  expect(noteCrash(three, START - MINUTE)).toBe(`,${START - MINUTE}`);
});

test.each([null, '', 'x,y', ',1'])('safe mode: does not begin when storage has %j', (noted) => {
  expect(after(noted, 0)).toEqual({ kind: 'work' });
});
