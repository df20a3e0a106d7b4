import { expect, test } from 'vitest';
import {
  DUE_BEFORE_MS,
  isAskedAlready,
  isCalledEnough,
  isCalledNow,
  isForLater,
  isOpenCall,
  isVisitLate,
  MOST_OPEN_CALLS,
  serviceDueAt,
  VISIT_MS,
} from '#domain/service/call.ts';

const OPEN = { coming: undefined, doneAt: undefined, withdrawnAt: undefined };
const call = (needs: string[], text = '', kind: 'call' | 'bill' = 'call') => ({ kind, needs, text });

test('a call is redundant when open calls already ask for all its needs [S4.17]', () => {
  const open = [call(['water']), call(['bread'], 'no gas')];
  expect(isAskedAlready(open, call(['water', 'bread']))).toBe(true);
  expect(isAskedAlready(open, call(['water'], 'no gas'))).toBe(true);
  expect(isAskedAlready(open, call(['napkins', 'water']))).toBe(false);
  expect(isAskedAlready(open, call(['water'], 'two glasses'))).toBe(false);
});

test('the first call is never redundant, and a bill request does not count as a call', () => {
  expect(isAskedAlready([], call([]))).toBe(false);
  expect(isAskedAlready([call([], '', 'bill')], call([]))).toBe(false);
});

test('a call is open until a waiter came or it was withdrawn', () => {
  const coming = { by: 'Maria', at: 2 };
  expect(isOpenCall({ ...OPEN, coming })).toBe(true);
  expect(isOpenCall({ ...OPEN, coming, doneAt: 3 })).toBe(false);
  expect(isOpenCall({ ...OPEN, coming, withdrawnAt: 3 })).toBe(false);
});

test('guests still wait when somebody said "I’m coming" 5 minutes ago', () => {
  const coming = { at: 1000 };
  expect([VISIT_MS - 1, VISIT_MS].map((ms) => isVisitLate({ coming }, 1000 + ms))).toEqual([false, true]);
  expect(isVisitLate({}, VISIT_MS)).toBe(false);
});

test('a service for later is redundant at the same time only', () => {
  const taxi = { ...call(['taxi']), wantedAt: 5 };
  expect(isAskedAlready([taxi], { ...call(['taxi']), wantedAt: 5 })).toBe(true);
  expect(isAskedAlready([taxi], { ...call(['taxi']), wantedAt: 6 })).toBe(false);
  expect(isAskedAlready([taxi], call(['taxi']))).toBe(false);
});

test('services for later leave room for five calls as soon as possible', () => {
  const later = Array.from({ length: MOST_OPEN_CALLS }, (_, wantedAt) => ({ wantedAt }));
  expect(isCalledEnough(later, {})).toBe(false);
  expect(isCalledEnough(later, { wantedAt: 9 })).toBe(true);
  expect(
    isCalledEnough(
      later.map(() => ({})),
      {},
    ),
  ).toBe(true);
});

test('an accepted service is due shortly before its time, and late only after it', () => {
  const coming = { at: 1000 };
  const wantedAt = 1000 + 60 * 60_000;
  const due = wantedAt - DUE_BEFORE_MS;
  expect(serviceDueAt({ coming, wantedAt })).toBe(due);
  expect([due - 1, due].map((now) => isForLater({ coming, wantedAt }, now))).toEqual([true, false]);
  expect(isVisitLate({ coming, wantedAt }, wantedAt + VISIT_MS - 1)).toBe(false);
  expect(isVisitLate({ coming, wantedAt }, wantedAt + VISIT_MS)).toBe(true);
  expect(serviceDueAt({ coming: { at: due + 1 }, wantedAt })).toBeUndefined();
  expect([serviceDueAt({ wantedAt }), serviceDueAt({ coming })]).toEqual([undefined, undefined]);
});

test('a service for tomorrow rings the bell only from its due time, accepted or not', () => {
  const wantedAt = 1000 + 24 * 60 * 60_000;
  const due = wantedAt - DUE_BEFORE_MS;
  const taxi = { ...OPEN, kind: 'call', wantedAt } as const;
  const accepted = { ...taxi, coming: { by: 'Maria', at: 1000 } };
  for (const call of [taxi, accepted])
    expect([1000, due - 1, due].map((now) => isCalledNow(call, now))).toEqual([false, false, true]);
  expect(isCalledNow({ ...taxi, wantedAt: undefined }, 1000)).toBe(true);
  expect(isCalledNow({ ...taxi, withdrawnAt: 2000 }, due)).toBe(false);
  expect(isCalledNow({ ...taxi, kind: 'bill' }, due)).toBe(false);
});
