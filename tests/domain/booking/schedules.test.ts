// Random bookings, moves and cancellations never put two bookings on one resource at a time.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayOf, tableChoices, type WantedResources } from '#domain/booking/booking-terms.ts';
import { cellsOf, takenKey } from '#domain/booking/cells.ts';
import { freeChoice } from '#domain/booking/free-hours.ts';

const MINUTE = 60_000;

interface Booked {
  readonly resources: readonly string[];
  readonly from: number;
  readonly to: number;
}

const overlap = (one: Booked, other: Booked): boolean =>
  one.from < other.to && other.from < one.to && one.resources.some((name) => other.resources.includes(name));

/** Around both clock changes in Sofia, and on an ordinary day. */
const BEGINS = ['2026-10-24T20:00Z', '2027-03-27T20:00Z', '2026-12-10T08:00Z'].map(Date.parse);

const step = fc.record({
  begin: fc.constantFrom(...BEGINS),
  minute: fc.integer({ min: 0, max: 600 }),
  minutes: fc.integer({ min: 5, max: 240 }),
  turn: fc.constantFrom(0, 10, 15, 30),
  choices: fc.constantFrom<string[][]>([['a']], [['b']], [['a'], ['b']], [['a', 'b']], [['b'], ['a', 'c']]),
  what: fc.constantFrom('book', 'book', 'book', 'cancel', 'move'),
  which: fc.nat(),
});

const walk = (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): readonly Booked[] => {
  const booked: Booked[] = [];
  const taken = new Set<string>();
  const keysOf = ({ resources, from, to }: Booked) =>
    resources.flatMap((name) => cellsOf(from, (to - from) / MINUTE).map((cell) => takenKey(name, cell)));
  const book = (asked: WantedResources, from: number): boolean => {
    const resources = freeChoice(asked, taken, from);
    if (!resources) return false;
    const one = { resources, from, to: from + (asked.minutes + asked.turn) * MINUTE };
    booked.push(one);
    for (const key of keysOf(one)) taken.add(key);
    return true;
  };
  for (const { begin, minute, what, which, ...asked } of steps) {
    const from = begin + minute * MINUTE;
    const old = what === 'book' ? undefined : booked.splice(which % Math.max(1, booked.length), 1)[0];
    if (old) for (const key of keysOf(old)) taken.delete(key);
    if (what === 'cancel') continue;
    // A booking that cannot be moved keeps its time.
    if (!book(asked, from) && old) {
      booked.push(old);
      for (const key of keysOf(old)) taken.add(key);
    }
  }
  return booked;
};

const holds = (numRuns: number) =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 25 }), (steps) => {
      const booked = walk(steps);
      for (const [i, one] of booked.entries())
        for (const other of booked.slice(i + 1)) if (overlap(one, other)) return false;
      return true;
    }),
    { numRuns },
  );

test('no two bookings of one resource overlap, over 3,000 random schedules with moves and cancellations', () =>
  holds(3000));

test(
  'no two bookings of one resource overlap, over 100,000 random schedules',
  { tags: ['deep'], timeout: 600_000 },
  () => holds(100_000),
);

test('a party gets the smallest table that fits, the fewest tables when equal, and only listed joins', () => {
  const hall = {
    tables: [
      { name: '1', seats: 2, least: 1 },
      { name: '2', seats: 4, least: 2 },
      { name: '3', seats: 4, least: 1 },
      { name: '9', seats: 8, least: 5 },
    ],
    joins: [
      { tables: ['2', '3'], seats: 8 },
      { tables: ['1', '2'], seats: 6 },
    ],
  };
  expect(tableChoices(hall, 1)).toEqual([['1'], ['3'], ['1', '2'], ['2', '3']]);
  expect(tableChoices(hall, 4)).toEqual([['2'], ['3'], ['1', '2'], ['2', '3']]);
  expect(tableChoices(hall, 7)).toEqual([['9'], ['2', '3']]);
  expect(tableChoices(hall, 9)).toEqual([]);
});

test('a large party stays longer', () => {
  const terms = {
    durations: [
      { people: 2, minutes: 90 },
      { people: 6, minutes: 120 },
    ],
  };
  expect([1, 2, 3, 6, 7].map((people) => stayOf(terms, people))).toEqual([90, 90, 120, 120, 120]);
});
