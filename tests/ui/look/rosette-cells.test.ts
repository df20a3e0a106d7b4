import { expect, test } from 'vitest';
import { rosetteCells } from '#ui/look/rosette-cells.ts';

const NAMES = ['Печени чушки с чесън', 'Овчарска салата', 'Holzkohlengeröstete Paprikaschoten', 'Tarator', ''];
const keys = (name: string, radius?: number) => new Set(rosetteCells(name, radius).map(([x, y]) => `${x} ${y}`));

test('rosette: a dish always has the same flower, and another dish another one', () => {
  expect(rosetteCells('Tarator')).toEqual(rosetteCells('Tarator'));
  const flowers = new Set(NAMES.map((name) => [...keys(name)].sort().join()));
  expect(flowers.size).toBe(NAMES.length);
});

test('rosette: the flower does not depend on the Unicode form of the name', () => {
  expect(rosetteCells('Café'.normalize('NFD'))).toEqual(rosetteCells('Café'.normalize('NFC')));
});

test('rosette: is symmetric in eight directions, with each cell once and inside the frame', () => {
  for (const name of NAMES) {
    const cells = rosetteCells(name, 9);
    const found = keys(name, 9);
    expect(found.size).toBe(cells.length);
    expect(cells.length).toBeGreaterThan(40);
    for (const [x, y] of cells) {
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(9);
      for (const [a, b] of [
        [-x, y],
        [x, -y],
        [y, x],
      ])
        expect(found).toContain(`${a || 0} ${b || 0}`);
    }
  }
});
