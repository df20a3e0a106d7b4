import { expect, test } from 'vitest';
import { placeOf } from '#ui/motion/drag-place.ts';

const rows = [0, 60, 120, 180].map((top) => ({ top, height: 60 }));

test.each([
  [0, 0, 0],
  [0, 29, 0],
  [0, 31, 1],
  [0, 91, 2],
  [0, 900, 3],
  [3, -29, 3],
  [3, -31, 2],
  [3, -900, 0],
  [1, 31, 2],
  [1, -31, 0],
])(
  'drag: row %i moved by %i pixels lands at %i, passing a neighbour when the row covers half of the neighbour',
  (from, moved, to) => {
    expect(placeOf(rows, from, moved)).toBe(to);
  },
);

test('drag: rows of different heights are passed at their own middles', () => {
  const unlike = [
    { top: 0, height: 40 },
    { top: 40, height: 200 },
    { top: 240, height: 40 },
  ];
  expect([99, 101].map((moved) => placeOf(unlike, 0, moved))).toEqual([0, 1]);
  expect([-99, -101].map((moved) => placeOf(unlike, 2, moved))).toEqual([2, 1]);
});
