import { expect, test } from 'vitest';
import type { CommandId } from '#domain/ids.ts';
import type { TableCall } from '#domain/service/call.ts';
import { HERE_MS, needStanding, needWantedAt } from '#domain/service/need-standing.ts';

const NOW = 1_000_000;
const call = (over: Partial<TableCall> = {}): TableCall => ({
  ...{ id: 'c1' as CommandId, kind: 'call', needs: ['towels'], text: '', at: NOW },
  ...{ coming: undefined, doneAt: undefined, withdrawnAt: undefined },
  ...over,
});
const at = (calls: readonly TableCall[], waiting: readonly { readonly needs: readonly string[] }[] = []) =>
  needStanding('towels', { calls, waiting }, NOW);

test('a need has the state of its call', () => {
  expect(at([])).toBe('free');
  expect(at([call({ needs: ['taxi'] })])).toBe('free');
  expect(at([], [{ needs: ['taxi'] }, { needs: ['towels'] }])).toBe('waiting');
  expect(at([call()])).toBe('asked');
  expect(at([call({ coming: { by: 'Maria', at: NOW } })])).toBe('coming');
  expect(at([call(), call({ coming: { by: 'Maria', at: NOW } })])).toBe('coming');
});

test('a waiter’s visit is shown for a while, and an ended need may be requested again', () => {
  expect(at([call({ doneAt: NOW - HERE_MS + 1 })])).toBe('here');
  expect(at([call({ doneAt: NOW - HERE_MS })])).toBe('free');
  expect(at([call({ withdrawnAt: NOW })])).toBe('free');
  expect(at([call({ doneAt: NOW }), call()])).toBe('asked');
});

test('a need has the next time for which it was asked, unless somebody is to come at once', () => {
  const wanted = (calls: readonly TableCall[], waiting: readonly { needs: string[]; wantedAt?: number }[] = []) =>
    needWantedAt('towels', { calls, waiting });
  expect(wanted([call({ wantedAt: 9 }), call({ wantedAt: 7 })], [{ needs: ['towels'], wantedAt: 8 }])).toBe(7);
  expect(wanted([], [{ needs: ['towels'], wantedAt: 8 }])).toBe(8);
  expect(wanted([call({ wantedAt: 9 }), call()])).toBeUndefined();
  expect(wanted([call({ wantedAt: 9, doneAt: NOW }), call({ needs: ['taxi'], wantedAt: 3 })])).toBeUndefined();
});
