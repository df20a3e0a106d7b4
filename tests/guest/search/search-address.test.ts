import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, filterOf, parseSearchAddress } from '../../../src/guest/search/search-address.ts';

const codes = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,20}$/), { maxLength: 14 });

test('search address: encodes a search and decodes it back [S2.09]', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), codes, fc.boolean(), (query, without, inStock) => {
      const address = parseSearchAddress({ ...addressOf(query, { without, inStock }) });
      expect(address.q ?? '').toBe(query.trim() === '' ? '' : query);
      expect(filterOf(address)).toEqual({ without, inStock });
    }),
  );
});

test('search address: ignores meaningless parts of any address', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (q, without, stock) => {
      const address = parseSearchAddress({ q, without, stock });
      expect(filterOf(address).without.every((code) => /^[a-z0-9_-]+$/.test(code))).toBe(true);
      expect((address.q ?? '').length).toBeLessThanOrEqual(80);
    }),
  );
  expect(parseSearchAddress({ q: 7, stock: 1 })).toEqual({ q: '7', stock: 1 });
  expect(parseSearchAddress({ without: 'milk,<b>', stock: 2 })).toEqual({});
});
