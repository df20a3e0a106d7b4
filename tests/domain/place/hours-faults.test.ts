import { expect, test } from 'vitest';
import { parseWindows } from '#domain/place/hours.ts';
import { hoursFaults } from '#domain/place/hours-faults.ts';

/** Fault kinds by day, 1 is Monday; days without a fault are left out. */
const faultsOf = (...days: string[]) => {
  const week = Array.from({ length: 7 }, (_, day) => parseWindows(days[day] ?? '-') ?? []);
  return hoursFaults(week).flatMap((faults, day) => faults.map(({ kind }) => `${day + 1} ${kind}`));
};

test('hours of cafés, bars, clubs and always-open places have no fault', () => {
  expect(faultsOf('11:00-15:00, 18:00-23:00', '18:00-01:00', '12:00-06:00', '22:00-08:00', '-', '00:00-24:00')).toEqual(
    [],
  );
  expect(faultsOf('18:00-04:00', '04:00-12:00', '10:00-12:00, 12:00-14:00', '20:00-10:00', '10:00-24:00')).toEqual([]);
});

test('a night window that ends towards noon is reported as a likely mistake', () => {
  expect(faultsOf('18:00-11:00', '12:00-11:00')).toEqual(['1 ends-next-day', '2 ends-next-day']);
});

test('an empty window and overlapping windows are reported', () => {
  expect(faultsOf('11:00-11:00', '11:00-19:00, 18:00-23:00', '18:00-23:00, 11:00-15:00')).toEqual([
    '1 no-length',
    '2 overlap',
    '3 overlap',
  ]);
});

test('a night that runs into the next day’s opening is reported, Sunday into Monday too', () => {
  expect(faultsOf('-', '18:00-04:00', '03:00-12:00')).toEqual(['3 overlap']);
  expect(faultsOf('01:00-12:00', '-', '-', '-', '-', '-', '18:00-02:00')).toEqual(['1 overlap']);
});
