import { expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { type Hung, hangTickets, inColumns } from '#domain/kitchen/columns.ts';

/** A ticket whose letter is its age: "a" is the oldest. */
const ticket = (id: string, dishes = 1, name = 'Мусака') => ({
  id: id as OrderId,
  dueFrom: id.charCodeAt(0),
  ...{ avoids: [], diets: [], details: undefined },
  lines: Array.from({ length: dishes }, (_, line) => ({
    line,
    dish: { name, added: [], removed: [] } as never,
    ...{ allergies: [], doubts: [], against: [] },
  })),
});
const shown = (hung: Hung, tickets: readonly ReturnType<typeof ticket>[]) =>
  inColumns(hung, tickets).map((column) => column.tickets.map(({ id }) => id).join(' '));
const [a, b, c, d, e, f] = [ticket('a'), ticket('b', 6), ticket('c'), ticket('d'), ticket('e'), ticket('f')] as const;

/** Measured heights in rows, by the ticket's letter. */
const rowsOf = (heights: Readonly<Record<string, number>>) => new Map(Object.entries(heights));

test('columns: fill from left to right in rows, oldest ticket first', () => {
  const rows = rowsOf({ a: 12, b: 8, c: 18, d: 10, e: 8, f: 8 });
  const all = [a, b, c, d, e, f];
  expect(shown(hangTickets(undefined, all, 4, rows), all)).toEqual(['a e', 'b f', 'c', 'd']);
});

test('columns: close the gap of a finished ticket and put a new ticket last', () => {
  const full = hangTickets(undefined, [a, b, c, d], 5);
  const left = hangTickets(full, [b, d, e], 5);
  expect(shown(left, [b, d, e])).toEqual(['b', 'd', 'e', '', '']);
});

test('columns: skip a column that hangs lower than the shortest by more than 5 rows', () => {
  const all = [a, b, c, d, e];
  const atMost = rowsOf({ a: 13, b: 8, c: 8, d: 16, e: 8 });
  expect(shown(hangTickets(undefined, all, 2, atMost), all)).toEqual(['a c e', 'b d']);
  const longer = rowsOf({ a: 14, b: 8, c: 8, d: 1, e: 8 });
  expect(shown(hangTickets(undefined, all, 2, longer), all)).toEqual(['a d', 'b c e']);
});

test('columns: estimate the height of a ticket that is not measured by its dishes and their names', () => {
  const long = ticket('a', 1, 'Печени чушки с чесън и магданоз, сирене и топъл хляб от пещ, '.repeat(4));
  expect(shown(hangTickets(undefined, [long, c, d, e], 2), [long, c, d, e])).toEqual(['a', 'c d e']);
});

test('columns: keep every shown ticket in its column while the board is still, and put a new one behind the last', () => {
  const before = hangTickets(undefined, [a, c, d], 3);
  const still = hangTickets(before, [c, d, e], 3, new Map(), true);
  expect(shown(still, [c, d, e])).toEqual(['e', 'c', 'd']);
  expect(shown(hangTickets(still, [c, d, e], 3), [c, d, e])).toEqual(['c', 'd', 'e']);
});

test('columns: lay out all tickets anew when the number of columns changes', () => {
  const wide = hangTickets(undefined, [a, c, d], 3);
  expect(shown(hangTickets(wide, [a, c, d], 1, new Map(), true), [a, c, d])).toEqual(['a c d']);
});
