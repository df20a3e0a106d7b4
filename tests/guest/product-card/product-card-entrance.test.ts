import { expect, test } from 'vitest';
import { entranceMilliseconds, entranceStyle } from '#guest/product-card/product-card-entrance.ts';

test('product card: appears after 450 ms plus 100 ms for each earlier card, at most 3000 ms [S9.08]', () => {
  expect([0, 1, 2, 10, 25].map(entranceMilliseconds)).toEqual([450, 550, 650, 1450, 2950]);
  expect(entranceStyle(3)).toEqual({ '--entered-at': '750ms' });
  expect([26, 27, 500].map(entranceMilliseconds)).toEqual([3000, 3000, 3000]);
});
