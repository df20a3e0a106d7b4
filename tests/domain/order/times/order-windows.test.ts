// The parts of a day in which orders are taken, as the order page tells them.
import { expect, test } from 'vitest';
import { orderWindows } from '#domain/order/times/order-windows.ts';
import type { OpeningWindow, WeeklyHours } from '#domain/place/weekly-hours.ts';

/** A Monday, 13:00 in Sofia. */
const NOW = Date.UTC(2026, 10, 23, 11);
const at = (from: number, to: number): OpeningWindow => ({ from: from * 60, to: to * 60 });
const daily = (...windows: OpeningWindow[]): WeeklyHours => Array.from({ length: 7 }, () => windows);
const windowsOf = (
  openingHours: WeeklyHours | undefined,
  { now = NOW, zone = undefined as [string, string] | undefined, disableOvertimeOrders = true } = {},
) =>
  orderWindows({
    settings: { openingHours, disableOvertimeOrders },
    timeZone: 'Europe/Sofia',
    now,
    zone: zone && { activeFrom: zone[0], activeTo: zone[1] },
  });

test('a day with two openings has two windows, one after midnight its end on the next day [S5.24]', () => {
  expect(windowsOf(daily(at(11, 15), at(18, 1)))).toEqual([at(11, 15), at(18, 25)]);
  // At half past midnight the day is the new one.
  expect(windowsOf(daily(at(11, 15)), { now: Date.UTC(2026, 10, 23, 22, 30) })).toEqual([at(11, 15)]);
});

test('a house without hours, one that always takes orders, one open for days and one closed today have no window', () => {
  expect(windowsOf(undefined)).toEqual([]);
  expect(windowsOf(daily(at(11, 15)), { disableOvertimeOrders: false })).toEqual([]);
  expect(windowsOf(daily(at(0, 24)))).toEqual([]);
  expect(windowsOf([[], ...daily(at(11, 15)).slice(1)])).toEqual([]);
});

test('where a zone has hours of its own, both must be open [S5.23, S5.24]', () => {
  const house = daily(at(11, 15), at(18, 1));
  expect(windowsOf(house, { zone: ['12:00', '20:00'] })).toEqual([at(12, 15), at(18, 20)]);
  expect(windowsOf(house, { zone: ['22:00', '02:00'] })).toEqual([at(22, 25)]);
  expect(windowsOf(house, { zone: ['15:00', '18:00'] })).toEqual([]);
  expect(windowsOf(undefined, { zone: ['10:00', '22:00'] })).toEqual([at(10, 22)]);
});
