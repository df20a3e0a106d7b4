import { describe, expect, test } from 'vitest';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { editOf } from '#staff/menu/dish-fields.ts';

const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  products: [{ slug: 'soup', name: 'Супа', variants: [{ key: 'one', price: '6.20' }] }],
};
const PATH = ['variants', 'one', 'price'];

describe('typed price', () => {
  test.each(['7,45', '7.45', ' 7.45 '])('%j becomes the edit 7.45', (typed) => {
    expect(editOf(file, 'soup', PATH, typed)).toMatchObject({ changes: [{ path: PATH, was: '6.20', to: '7.45' }] });
  });

  test.each(['6,20', '6.2', '6.20'])('%j equals the current price and makes no edit', (typed) => {
    expect(editOf(file, 'soup', PATH, typed)).toBeUndefined();
  });

  test.each(['99999999', '10000000', '-1', '7.455', 'seven'])('%j is rejected before sending', (typed) => {
    expect(editOf(file, 'soup', PATH, typed)).toBe('price');
  });

  test('the highest price that a file can hold is a valid edit', () => {
    expect(editOf(file, 'soup', PATH, '9999999.99')).toMatchObject({ changes: [{ to: '9999999.99' }] });
  });
});
