import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, framedIn, isWhole, moved, UNCUT } from '#domain/owner/pictures/picture-crop.ts';

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
const size = { width: 1200, height: 800 };

test('a picture without a crop is kept whole', () => {
  expect(isWhole(cropOf(size, UNCUT))).toBe(true);
});

test('a square crop of a wide picture has its full height, around the given point', () => {
  expect(cropOf(size, { ratio: '1:1', zoom: 1, x: 0.5, y: 0.5 })).toEqual({
    left: expect.closeTo(1 / 6),
    top: 0,
    width: expect.closeTo(2 / 3),
    height: 1,
  });
  expect(cropOf(size, { ratio: '1:1', zoom: 1, x: 0, y: 0 })).toMatchObject({ left: 0 });
});

test('zooming in shows less: zoom two shows half the width and half the height', () => {
  expect(cropOf(size, { ratio: 'whole', zoom: 2, x: 0.5, y: 1 })).toEqual({
    left: 0.25,
    top: 0.5,
    width: 0.5,
    height: 0.5,
  });
});

test('a crop never leaves its picture, and has the requested ratio', () => {
  const length = fc.integer({ min: 200, max: 8000 });
  const point = fc.double({ min: -1, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      length,
      length,
      fc.double({ min: 0, max: 9, noNaN: true }),
      point,
      point,
      (width, height, zoom, x, y) => {
        const of = { width, height };
        const part = cropOf(of, { ratio: '4:3', zoom, x, y });
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(part.top + part.height).toBeLessThanOrEqual(1 + 1e-9);
        expect((part.width * width) / (part.height * height)).toBeCloseTo(4 / 3);
      },
    ),
  );
});

test('a move beyond the edge is clamped, so the next move back shows at once', () => {
  const square = { ratio: '1:1', zoom: 1, x: 0.5, y: 0.5 } as const;
  const right = moved(size, moved(size, square, { x: 0.9, y: 0 }), { x: 0.9, y: 0 });
  expect(cropOf(size, right).left).toBeCloseTo(1 / 3);
  expect(cropOf(size, moved(size, right, { x: -0.1, y: 0 })).left).toBeCloseTo(1 / 3 - 0.1);
});

test('a frame is filled, and a flat frame crops around the focus [S3.04]', () => {
  const square = { width: 100, height: 100 };
  const lies = (left: number, top: number, width: number, height: number) =>
    Object.fromEntries(Object.entries({ left, top, width, height }).map(([side, at]) => [side, expect.closeTo(at)]));
  // A 2:1 frame shows half of a square's height: top, middle or bottom.
  expect(framedIn(2, square, WHOLE, 0)).toEqual(lies(0, 0, 100, 200));
  expect(framedIn(2, square, WHOLE, 50)).toEqual(lies(0, -50, 100, 200));
  expect(framedIn(2, square, WHOLE, 100)).toEqual(lies(0, -100, 100, 200));
  // A crop is enlarged and shifted.
  const corner = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 };
  expect(framedIn(1, square, corner, 50)).toEqual(lies(-100, -100, 200, 200));
});
