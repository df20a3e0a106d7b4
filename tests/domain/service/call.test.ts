import { expect, test } from 'vitest';
import { isAskedAlready, isOpenCall, isVisitLate, VISIT_MS } from '#domain/service/call.ts';

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
  expect([VISIT_MS - 1, VISIT_MS].map((ms) => isVisitLate(coming, 1000 + ms))).toEqual([false, true]);
  expect(isVisitLate(undefined, VISIT_MS)).toBe(false);
});
