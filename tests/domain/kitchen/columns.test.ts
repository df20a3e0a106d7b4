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

test('the oldest tickets hang at the top, and a long ticket fills its column', () => {
  expect(shown(hangTickets(undefined, [a, b, c, d, e], 3), [a, b, c, d, e])).toEqual(['a d', 'b', 'c e']);
});

test('a dish with a long name makes its ticket longer than one with a short name', () => {
  const long = ticket('a', 1, 'Печени чушки с чесън и магданоз');
  expect(shown(hangTickets(undefined, [long, c, d], 2), [long, c, d])).toEqual(['a', 'c d']);
});

test('a finished ticket moves no other, and a new ticket goes to the shortest column, the leftmost of equals', () => {
  const full = hangTickets(undefined, [a, b, c, d], 3);
  const left = hangTickets(full, [b, c, d], 3);
  expect(shown(left, [b, c, d])).toEqual(['d', 'b', 'c']);
  const alone = hangTickets(left, [c], 3);
  expect(shown(alone, [c])).toEqual(['', '', 'c']);
  const more = hangTickets(alone, [c, d, e, f], 3);
  expect(shown(more, [c, d, e, f])).toEqual(['d f', 'e', 'c']);
});

test('a void hangs at the top of its ticket’s column, and the tickets above it give way', () => {
  const hung = hangTickets(undefined, [a, b, c, d], 2);
  expect(shown(hung, [a, b, c, d])).toEqual(['a c d', 'b']);
  const withVoid = hangTickets(hung, [d, a, b, c], 2);
  expect(withVoid.columnOf.get('d')).toBe(hung.columnOf.get('d'));
  expect(shown(withVoid, [d, a, b, c])).toEqual(['d c', 'a b']);
});

test('a drawn ticket counts by its measured height, not by its text', () => {
  const measured = new Map([
    ['a', 30],
    ['b', 8],
  ]);
  expect(shown(hangTickets(undefined, [a, b, c, d], 2, measured), [a, b, c, d])).toEqual(['a', 'b c d']);
});

test('a ticket moves up into a hole beside it when an older one has gone', () => {
  const tickets = [a, b, c, d, e, f];
  const rows = new Map([...tickets.map(({ id }) => [id as string, 10] as const), ['a', 60]]);
  const full = hangTickets(undefined, tickets, 2, rows);
  expect(shown(full, tickets)).toEqual(['a', 'b c d e f']);
  const left = hangTickets(full, [b, c, d, e, f], 2, rows);
  expect(shown(left, [b, c, d, e, f])).toEqual(['c e', 'b d f']);
});

test('a ticket keeps its column while no other column would lift it by more than four rows', () => {
  const rows = new Map([
    ['a', 10],
    ['c', 12],
    ['d', 10],
  ]);
  const before = hangTickets(undefined, [a, c, d], 2, rows);
  expect(shown(before, [a, c, d])).toEqual(['a d', 'c']);
  expect(shown(hangTickets(before, [a, c, d], 2, new Map([...rows, ['a', 16]])), [a, c, d])).toEqual(['a d', 'c']);
  expect(shown(hangTickets(before, [a, c, d], 2, new Map([...rows, ['a', 17]])), [a, c, d])).toEqual(['a', 'c d']);
});

test('no shown ticket changes its column while the board stands still, whatever its neighbours’ heights', () => {
  const rows = new Map([
    ['a', 10],
    ['c', 12],
    ['d', 10],
  ]);
  const before = hangTickets(undefined, [a, c, d], 2, rows);
  const grown = hangTickets(before, [a, c, d, e], 2, new Map([...rows, ['a', 30]]), true);
  expect(shown(grown, [a, c, d, e])).toEqual(['a d', 'c e']);
});

test('all tickets are laid out anew when the screen width changes', () => {
  const wide = hangTickets(undefined, [a, c, d], 3);
  expect(shown(hangTickets(wide, [a, c, d], 1), [a, c, d])).toEqual(['a c d']);
});
