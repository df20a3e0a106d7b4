// An opening time from a refusal, named when it is read.
import { expect, test } from 'vitest';
import { openingAt } from '#domain/place/opening-at.ts';

const OPENS = Date.parse('2026-11-24T10:00:00+02:00');

test.each([
  ['in the same night, past midnight', '2026-11-24T00:10:00+02:00', 'today'],
  ['the evening before', '2026-11-23T23:50:00+02:00', 'tomorrow'],
  ['days before', '2026-11-21T12:00:00+02:00', 'day'],
  ['weeks before', '2026-11-01T12:00:00+02:00', 'date'],
] as const)('read %s', (_, now, when) => {
  expect(openingAt(OPENS, 'Europe/Sofia', Date.parse(now))).toEqual({ at: OPENS, when });
});

test('an opening in the past is undefined', () => {
  expect(openingAt(OPENS, 'Europe/Sofia', OPENS)).toBeUndefined();
  expect(openingAt(OPENS, 'Europe/Sofia', OPENS + 1)).toBeUndefined();
});
