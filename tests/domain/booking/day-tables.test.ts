import { expect, test } from 'vitest';
import { dayTables } from '#domain/booking/day-tables.ts';

const at = (time: string) => Date.parse(`2026-11-28T${time}:00+02:00`);
const iso = (time: string) => new Date(at(time)).toISOString();
const booking = (name: string, start: string, end: string, ...tables: string[]) => ({
  ...{ name, start: iso(start), end: iso(end), tables },
});
const shown = (found: ReturnType<typeof dayTables<ReturnType<typeof booking>>>) =>
  found?.rows.map(({ table, bars }) => [table, ...bars.map(({ booking: { name }, lane }) => `${name} ${lane}`)]);

test('day tables: lists every table in order, and the bookings without a table last', () => {
  const found = dayTables(
    [booking('a', '19:15', '21:00', '2', '3'), booking('b', '20:00', '21:00')],
    ['1', '2', '3'],
    'Europe/Sofia',
    { now: undefined },
  );
  expect(shown(found)).toEqual([['1'], ['2', 'a 0'], ['3', 'a 0'], [undefined, 'b 0']]);
});

test('day tables: put overlapping bookings of one row below each other', () => {
  const all = [booking('a', '19:00', '21:00'), booking('b', '20:00', '21:00'), booking('c', '21:00', '22:00')];
  const found = dayTables(all, [], 'Europe/Sofia', { now: undefined });
  expect(shown(found)).toEqual([[undefined, 'a 0', 'b 1', 'c 0']]);
  expect(found?.rows[0]?.lanes).toBe(2);
});

test('day tables: show whole hours of the place’s clock, at least 6, with the present time', () => {
  const all = [booking('a', '19:15', '20:45', '1')];
  const span = (now?: string, zone = 'Europe/Sofia') => {
    const { from = 0, to = 0 } = dayTables(all, [], zone, { now: now === undefined ? undefined : at(now) }) ?? {};
    return [from, to];
  };
  expect(span()).toEqual([at('19:00'), at('19:00') + 6 * 3_600_000]);
  expect(span('12:40')).toEqual([at('12:00'), at('21:00')]);
  // India's clock is half an hour beside the others.
  expect(span(undefined, 'Asia/Kolkata')[0]).toBe(at('18:30'));
});

test('day tables: give nothing for a day without bookings', () => {
  expect(dayTables([], ['1'], 'Europe/Sofia', { now: undefined })).toBeUndefined();
});

test('day tables: draw seated guests from when they were seated, and while they sit there also beyond the booked end', () => {
  const seated = { ...booking('a', '19:00', '20:30', '1'), status: 'arrived', changed: iso('18:10') };
  const span = (now: string | undefined, ...taken: string[]) => {
    const present = { now: now === undefined ? undefined : at(now), occupied: new Set(taken) };
    const [bar] = dayTables([seated], ['1'], 'Europe/Sofia', present)?.rows[0]?.bars ?? [];
    return [bar?.startAt, bar?.endAt];
  };
  expect(span('18:20', '1')).toEqual([at('18:10'), at('20:30')]);
  expect(span('20:50', '1')).toEqual([at('18:10'), at('20:50')]);
  expect(span('20:50', '2'), 'they have gone').toEqual([at('18:10'), at('20:30')]);
  expect(span(undefined, '1'), 'another day').toEqual([at('18:10'), at('20:30')]);
});

test('day tables: begin with guests who were seated early', () => {
  const seated = { ...booking('a', '19:00', '20:30', '1'), status: 'arrived', changed: iso('16:40') };
  expect(dayTables([seated], ['1'], 'Europe/Sofia', { now: at('17:00') })?.from).toBe(at('16:00'));
});
