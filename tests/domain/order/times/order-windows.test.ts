// Today's windows for orders, as the order page shows them.
import { expect, test } from 'vitest';
import { orderWindows } from '#domain/order/times/order-windows.ts';
import type { OpeningWindow, WeeklyHours } from '#domain/place/weekly-hours.ts';

/** A Monday, 13:00 in Sofia. */
const NOW = Date.UTC(2026, 10, 23, 11);
const at = (from: number, to: number): OpeningWindow => ({ from: from * 60, to: to * 60 });
const daily = (...windows: OpeningWindow[]): WeeklyHours => Array.from({ length: 7 }, () => windows);
const windowsOf = (
  openingHours: WeeklyHours | undefined,
  { now = NOW, zones = undefined as [string, string][] | undefined, disableOvertimeOrders = true } = {},
) =>
  orderWindows({
    settings: { openingHours, disableOvertimeOrders },
    timeZone: 'Europe/Sofia',
    now,
    zones: zones?.map(([activeFrom, activeTo]) => ({ activeFrom, activeTo })),
  });

test('a day with two openings has two windows, and one past midnight ends on the next day [S5.24]', () => {
  expect(windowsOf(daily(at(11, 15), at(18, 1)))).toEqual([at(11, 15), at(18, 25)]);
  // Half past midnight belongs to the new day.
  expect(windowsOf(daily(at(11, 15)), { now: Date.UTC(2026, 10, 23, 22, 30) })).toEqual([at(11, 15)]);
});

test('a place has no window without hours, when always taking orders, when open for days and when closed today', () => {
  expect(windowsOf(undefined)).toEqual([]);
  expect(windowsOf(daily(at(11, 15)), { disableOvertimeOrders: false })).toEqual([]);
  expect(windowsOf(daily(at(0, 24)))).toEqual([]);
  expect(windowsOf([[], ...daily(at(11, 15)).slice(1)])).toEqual([]);
});

test('a zone with its own hours needs both zone and place to be open [S5.23, S5.24]', () => {
  const house = daily(at(11, 15), at(18, 1));
  expect(windowsOf(house, { zones: [['12:00', '20:00']] })).toEqual([at(12, 15), at(18, 20)]);
  expect(windowsOf(house, { zones: [['22:00', '02:00']] })).toEqual([at(22, 25)]);
  expect(windowsOf(house, { zones: [['15:00', '18:00']] })).toEqual([]);
  expect(windowsOf(undefined, { zones: [['10:00', '22:00']] })).toEqual([at(10, 22)]);
});

test('overlapping zones all count: one continues when another ends', () => {
  const house = daily(at(9, 23));
  const noon: [string, string] = ['11:00', '15:00'];
  const evening: [string, string] = ['18:00', '22:00'];
  expect(windowsOf(house, { zones: [evening, noon] })).toEqual([at(11, 15), at(18, 22)]);
  expect(windowsOf(undefined, { zones: [noon, ['14:00', '18:00'], evening] })).toEqual([at(11, 22)]);
  expect(
    windowsOf(undefined, {
      zones: [
        ['04:00', '16:00'],
        ['16:00', '04:00'],
      ],
    }),
  ).toEqual([]);
  // More than two windows: the clock leaves out past ones.
  expect(windowsOf(house, { zones: [['09:00', '10:00'], ['10:30', '11:00'], noon, evening] })).toHaveLength(2);
  expect(windowsOf(house, { zones: [['09:00', '09:30'], ['10:00', '10:30'], ['12:00', '15:00'], evening] })).toEqual([
    at(12, 15),
    at(18, 22),
  ]);
});
