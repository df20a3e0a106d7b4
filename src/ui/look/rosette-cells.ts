/** A cell of the flower's grid, in whole stitches right of and below its centre. */
export type Cell = readonly [x: number, y: number];

/** FNV-1a hash: spreads names over 32 bits. */
const seedOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC')) {
    hash ^= letter.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
};

/** Mulberry32: a small pseudo-random generator, the same on every device. */
const generator = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/**
 * The stitched flower of a name: the same name gives the same cells on every device. One eighth is random and mirrored.
 * Rings are diamonds around the centre: each has its own probability, one is nearly empty so that the centre stands free,
 * the centre's diagonal is always set, the axis mostly, and the outer ring is an edge of regular stitches with gaps. Cells
 * are unique and within `radius` of the centre, on the axis one beyond.
 */
export const rosetteCells = (name: string, radius = 9): readonly Cell[] => {
  const next = generator(seedOf(name));
  const chances = Array.from({ length: radius + 2 }, () => 0.35 + next() * 0.4);
  const empty = Math.max(3, radius - 2 - Math.floor(next() * (radius / 3)));
  const gap = 2 + Math.floor(next() * 3);
  const shift = Math.floor(next() * gap);
  const cells: Cell[] = [];
  for (let x = 0; x <= radius; x += 1) {
    for (let y = 0; y <= x && x + y <= radius + 1; y += 1) {
      const ring = x + y;
      const roll = next();
      const heart = x === y && ring <= radius / 2;
      const axis = y === 0 && (roll < 0.85 || x > radius - 3);
      const edge = ring === radius && (y + shift) % gap !== 0;
      const tip = ring === radius + 1 && y === 1 && gap === 2;
      const inside = ring < radius && roll < (ring === empty ? 0.08 : (chances[ring] ?? 0.5));
      if (heart || axis || edge || tip || inside) cells.push(...mirrored(x, y));
    }
  }
  return cells;
};

const mirrored = (x: number, y: number): readonly Cell[] => {
  const seen = new Map<string, Cell>();
  for (const [a, b] of [
    [x, y],
    [y, x],
  ] as const) {
    for (const cell of [
      [a, b],
      [-a, b],
      [a, -b],
      [-a, -b],
    ] as const) {
      seen.set(`${cell[0] || 0} ${cell[1] || 0}`, [cell[0] || 0, cell[1] || 0]);
    }
  }
  return [...seen.values()];
};

/** The cells as one path of crosses, each 0.8 of a cell wide. */
export const stitchPath = (cells: readonly Cell[]): string =>
  cells.map(([x, y]) => `M${x - 0.4} ${y - 0.4}l.8 .8m0-.8l-.8 .8`).join('');
