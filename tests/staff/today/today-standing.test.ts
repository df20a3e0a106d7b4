import { expect, test } from 'vitest';
import type { Today } from '#domain/owner/today.ts';
import { standingOf } from '#staff/today/use-today.ts';

const NOW = Date.UTC(2026, 10, 21, 11, 30);
const MINUTE = 60_000;
const day: Today = {
  ...{ seq: 1, at: NOW, day: '2026-11-21', hours: [], lastWeekHours: [] },
  needs: { unseen: [], calls: [], printers: [], papers: 0, stations: [], off: [] },
  figures: { orders: 1, refused: 0, turnover: [], minutesToTable: undefined, averageBill: [] },
  lastWeek: { orders: 0, refused: 0, turnover: [], minutesToTable: undefined, averageBill: [] },
};
const readBefore = (ms: number) => ({ today: day, readAt: NOW - ms });
const kept = {
  stored: readBefore(0),
  isFirstAsk: false,
  isAsking: false,
  isOnline: true,
  isBoardStale: false,
  now: NOW,
};

test('today: while today’s data loads, yesterday’s numbers are hidden and no connection is asked for', () => {
  const standing = standingOf({ ...kept, stored: readBefore(14 * 60 * MINUTE), isFirstAsk: true, isBoardStale: true });
  expect(standing).toMatchObject({ today: undefined, isStale: false });
});

test('today: a recently loaded day shows at once', () => {
  expect(standingOf({ ...kept, isFirstAsk: true })).toMatchObject({ today: day, isStale: false });
});

test.each([
  ['the device has no network', { isOnline: false, isFirstAsk: true }],
  ['its first reading ended and brought nothing', { stored: readBefore(2 * MINUTE) }],
  ['the server fell silent', { isBoardStale: true }],
])('today: a day counts as old when %s', (_, over) => {
  expect(standingOf({ ...kept, ...over })).toMatchObject({ today: day, isStale: true });
});

test.each([
  ['an answer takes long', { isAsking: true }, true],
  ['the request failed', {}, false],
  ['the device has no network', { isAsking: true, isOnline: false }, false],
])(
  'today: an old day tells of a slow answer and not of a lost connection only while one is awaited: %s',
  (_, over, isSlow) => {
    expect(standingOf({ ...kept, stored: readBefore(2 * MINUTE), ...over })).toMatchObject({ isStale: true, isSlow });
  },
);
