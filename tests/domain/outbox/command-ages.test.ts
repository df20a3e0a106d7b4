import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOf, ageVerdict, orderAges, ordersForLater } from '#domain/outbox/command-ages.ts';
import { assertEntryMove, backoffMs, canCancel, canMoveEntry, ENTRY_MOVES } from '#domain/outbox/entry-moves.ts';
import { ENTRY_STATES, isSettled } from '#domain/outbox/outbox.ts';

const MINUTE = 60_000;
const limits = { silentMinutes: 5, askMinutes: 20 };

describe('the age of a waiting order', () => {
  test('age is measured by the server’s clock, and unknown without this clock', () => {
    expect(ageOf({ createdAt: 1000 }, 4000)).toBe(3000);
    expect(ageOf({ createdAt: 4000 }, 1000)).toBe(0);
    expect(ageOf({ createdAt: undefined }, 4000)).toBeUndefined();
    expect(ageOf({ createdAt: 1000 }, undefined)).toBeUndefined();
  });

  test.each([
    [0, 'send', 'send'],
    [5 * MINUTE, 'send', 'send'],
    [5 * MINUTE + 1, 'ask', 'send'],
    [20 * MINUTE, 'ask', 'send'],
    [20 * MINUTE + 1, 'expire', 'expire'],
    [3 * 24 * 60 * MINUTE, 'expire', 'expire'],
    [undefined, 'ask', 'send'],
  ])('%d ms: %s; when the guest has said "yes, still": %s', (age, unasked, confirmed) => {
    expect(ageVerdict(age, limits, false)).toBe(unasked);
    expect(ageVerdict(age, limits, true)).toBe(confirmed);
  });

  test('an order for later is sent automatically until its time can no longer be met, and never after', () => {
    const tomorrow = orderAges(ordersForLater(1000, 1000 + 15 * 60 * MINUTE));
    expect(ageVerdict(15 * 60 * MINUTE, tomorrow, false)).toBe('send');
    expect(ageVerdict(15 * 60 * MINUTE + 1, tomorrow, true)).toBe('expire');
    expect(ageVerdict(0, orderAges(ordersForLater(1000, 0)), false), 'its time had passed').toBe('send');
    expect(ageVerdict(1, orderAges(ordersForLater(1000, 0)), false)).toBe('expire');
  });

  test('an order only ages: an order that asks is never sent without an answer, and an expired order stays expired', () => {
    const rank = { send: 0, ask: 1, expire: 2 };
    const minutes = fc.nat(60);
    fc.assert(
      fc.property(minutes, minutes, fc.nat(90 * MINUTE), fc.nat(90 * MINUTE), (silent, ask, one, other) => {
        const settings = { silentMinutes: silent, askMinutes: ask };
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        const before = rank[ageVerdict(younger, settings, false)];
        expect(rank[ageVerdict(older, settings, false)]).toBeGreaterThanOrEqual(before);
        if (older > ask * MINUTE) expect(ageVerdict(older, settings, true)).toBe('expire');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the states of an outbox entry', () => {
  test('a final state stays, and each other state can reach every end', () => {
    for (const state of ENTRY_STATES) {
      expect(ENTRY_MOVES[state].length === 0).toBe(isSettled(state));
      if (isSettled(state)) continue;
      for (const end of ENTRY_STATES.filter(isSettled)) expect(canMoveEntry(state, end)).toBe(true);
    }
  });

  test('an order whose sending fails waits again, and no state moves to itself', () => {
    expect(canMoveEntry('saved', 'sending')).toBe(true);
    expect(canMoveEntry('sending', 'saved')).toBe(true);
    expect(canMoveEntry('asking', 'saved')).toBe(true);
    expect(canMoveEntry('received', 'saved')).toBe(false);
    for (const state of ENTRY_STATES) expect(canMoveEntry(state, state)).toBe(false);
  });

  test('a guest can withdraw a waiting entry, but not one that is being sent or done', () => {
    expect(ENTRY_STATES.filter((state) => canCancel({ state }))).toEqual(['saved', 'asking']);
  });
});

describe('the pause between attempts', () => {
  test('a pause has a limit that doubles from one second to a minute', () => {
    const most = [0, 1, 2, 3, 4, 5, 6, 7, 8, 1000].map((attempt) => backoffMs(attempt, 1));
    expect(most).toEqual([1000, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(backoffMs(7, 0.5)).toBe(30_000);
    expect(backoffMs(7, 0)).toBe(0);
  });

  test('a pause is random over its whole range, so that many tablets do not retry at once', () => {
    const waits = fc.sample(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), 400);
    for (const random of waits) {
      const wait = backoffMs(6, random);
      expect(Number.isInteger(wait) && wait >= 0 && wait < 32_000).toBe(true);
    }
    const halves = [0.1, 0.3, 0.6, 0.9].map((random) => backoffMs(6, random) > 16_000);
    expect(halves).toEqual([false, false, true, true]);
  });
});

test('a state change is accepted exactly when the table of moves has it', () => {
  for (const from of ENTRY_STATES) {
    for (const to of ENTRY_STATES) {
      const take = () => assertEntryMove(from, to);
      if (from === to || canMoveEntry(from, to)) expect(take).not.toThrow();
      else expect(take).toThrow(RangeError);
    }
  }
});
