import { expect, test } from 'vitest';
import { type Ring, type Rung, ringNow } from '#domain/service/rings.ts';

const call: Ring = { key: 'c1', kind: 'call' };
const bill: Ring = { key: 'b1', kind: 'bill' };
const unseen: Ring = { key: 'o1', kind: 'unseen' };
const SILENT: Rung = new Map();

test('a call rings at once, and again after 20 seconds while unanswered', () => {
  const first = ringNow([call], SILENT, 1000);
  expect(first.kind).toBe('call');
  const soon = ringNow([call], first.rung, 20_999);
  expect(soon.kind).toBeUndefined();
  expect(ringNow([call], soon.rung, 21_000).kind).toBe('call');
});

test('a second call rings while the first one waits', () => {
  const { rung } = ringNow([call], SILENT, 1000);
  expect(ringNow([call, bill], rung, 2000).kind).toBe('bill');
});

test('an unseen order rings before a call, and more often', () => {
  const { kind, rung } = ringNow([call, unseen], SILENT, 1000);
  expect(kind).toBe('unseen');
  expect(ringNow([call, unseen], rung, 7000).kind).toBe('unseen');
});

test('an answered call is silent, and a new one rings again', () => {
  const { rung } = ringNow([call], SILENT, 1000);
  const answered = ringNow([], rung, 2000);
  expect(answered).toEqual({ kind: undefined, rung: new Map() });
  expect(ringNow([call], answered.rung, 3000).kind).toBe('call');
});
