import { expect, test } from 'vitest';
import { judgeAge } from '#core/sync/outbox/outbox-age.ts';

const MINUTE = 60_000;
const T = Date.UTC(2026, 5, 1, 9);
const ages = { silentMinutes: 5, askMinutes: 20 };
const entry = { createdAt: T, createdWall: T, asked: undefined, confirmed: false, ages };
const after = (minutes: number, clockSetBy = 0) => ({
  server: T + minutes * MINUTE,
  wall: T + minutes * MINUTE + clockSetBy,
});

test('age is measured on the server’s clock, however wrong the device’s is', () => {
  const yearOff = 365 * 24 * 60 * MINUTE;
  const wrong = { ...entry, createdWall: T - yearOff };
  expect(judgeAge(wrong, { server: T + 4 * MINUTE, wall: T + 4 * MINUTE - yearOff })).toEqual({
    ageMs: 4 * MINUTE,
    verdict: 'send',
    confirmed: false,
  });
});

test('an order is sent silently up to five minutes, asked up to twenty, then expires', () => {
  expect([5, 5.1, 20, 20.1].map((minutes) => judgeAge(entry, after(minutes)).verdict)).toEqual([
    'send',
    'ask',
    'ask',
    'expire',
  ]);
  const confirmed = { ...entry, confirmed: true };
  expect([19, 20.1].map((minutes) => judgeAge(confirmed, after(minutes)).verdict)).toEqual(['send', 'expire']);
});

test('age is unknown, so the guest is asked, when the clock was set or never compared', () => {
  const unknown = { ageMs: undefined, verdict: 'ask', confirmed: false };
  expect(judgeAge(entry, after(2, 90_000))).toEqual(unknown);
  expect(judgeAge(entry, after(2, -90_000))).toEqual(unknown);
  expect(judgeAge({ ...entry, createdAt: undefined }, after(2))).toEqual(unknown);
  expect(judgeAge({ ...entry, createdAt: T + 10 * MINUTE, createdWall: T + 10 * MINUTE }, after(2))).toEqual(unknown);
  expect(judgeAge(entry, after(2, 30_000))).toMatchObject({ ageMs: 2 * MINUTE, verdict: 'send' });
});

test('an unknown age is measured from the question, and a yes holds for as long as an order may wait', () => {
  const asked = { ...entry, createdAt: undefined, asked: { at: T, wall: T }, confirmed: true };
  expect(judgeAge(asked, after(19))).toEqual({ ageMs: undefined, verdict: 'send', confirmed: true });
  expect(judgeAge(asked, after(21))).toMatchObject({ ageMs: 21 * MINUTE, verdict: 'expire' });
  expect(judgeAge({ ...asked, confirmed: false }, after(21))).toMatchObject({ verdict: 'expire' });
});

test('a yes is void after the clock was set', () => {
  const asked = { ...entry, asked: { at: T, wall: T }, confirmed: true };
  expect(judgeAge(asked, after(8, 3_600_000))).toEqual({ ageMs: undefined, verdict: 'ask', confirmed: false });
});

test('an order’s age is the smaller one of two clocks, and the order expires when both clocks call it too old', () => {
  expect(judgeAge(entry, after(25, 3_600_000))).toMatchObject({ ageMs: 25 * MINUTE, verdict: 'expire' });
  // The server's clock was set forward, or the device's back: it is unknown which one is right.
  expect(judgeAge(entry, after(25, -3_600_000))).toMatchObject({ ageMs: undefined, verdict: 'ask' });
  expect(judgeAge({ ...entry, confirmed: true }, after(25, 120_000))).toMatchObject({ verdict: 'expire' });
  const asked = { ...entry, createdAt: undefined, asked: { at: T, wall: T }, confirmed: true };
  expect(judgeAge(asked, after(25, 3_600_000))).toMatchObject({ ageMs: 25 * MINUTE, verdict: 'expire' });
});

test('an order is at least as old as the page has known it, whatever the clocks say', () => {
  expect(judgeAge(entry, { ...after(25, -3_600_000), knownFor: 21 * MINUTE })).toMatchObject({
    ageMs: 21 * MINUTE,
    verdict: 'expire',
  });
  expect(judgeAge(entry, { ...after(9, -3_600_000), knownFor: 9 * MINUTE })).toMatchObject({
    ageMs: undefined,
    verdict: 'ask',
  });
});
