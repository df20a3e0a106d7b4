import { expect, test } from 'vitest';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import { ownVatFault, vatEdit, vatHere } from '#domain/owner/settings/own-vat.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  defaultLanguage: 'en',
  vat: '20',
  categories: [
    { slug: 'drinks', name: 'Drinks', vat: { here: '9', away: '20' } },
    { slug: 'beer', name: 'Beer', parent: 'drinks' },
    { slug: 'food', name: 'Food' },
  ],
  products: [
    { slug: 'pils', categories: ['beer', 'food'] },
    { slug: 'soup', categories: ['food', 'beer'], vat: '5' },
  ],
};

test('a dish’s tax rate comes from its home category, the categories above it, then the venue', () => {
  expect(vatHere(file, 'products', 'pils')).toEqual({ inherited: { here: '9', away: '20' }, from: 'Drinks' });
  expect(vatHere(file, 'products', 'soup')).toEqual({ own: '5', inherited: '20' });
  expect(vatHere(file, 'categories', 'beer')).toMatchObject({ from: 'Drinks' });
  expect(vatHere(file, 'categories', 'drinks')).toMatchObject({ own: { here: '9', away: '20' }, inherited: '20' });
});

test('categories in a cycle end the search for a rate', () => {
  const round = [
    { slug: 'a', parent: 'b' },
    { slug: 'b', parent: 'a' },
  ];
  expect(vatHere({ categories: round, products: [] }, 'categories', 'a').inherited).toBeUndefined();
});

test('a dish’s own rate is added and removed, and not added twice', () => {
  const given = vatEdit(file, 'products', 'pils', '9');
  const after = given ? applyEdit(file, given).file : file;
  expect(vatHere(after, 'products', 'pils').own).toBe('9');
  expect(vatEdit(after, 'products', 'pils', '9')).toBeUndefined();
  const gone = vatEdit(after, 'products', 'pils', undefined);
  expect(gone && vatHere(applyEdit(after, gone).file, 'products', 'pils').own).toBeUndefined();
});

test('a VAT rate over 100 percent is reported at its field, and so is a missing rate for taking away', () => {
  expect(ownVatFault('101')).toMatchObject({ at: 'here', why: 'percent' });
  expect(ownVatFault({ here: '9', away: '' })).toMatchObject({ at: 'away' });
  expect(ownVatFault(undefined)).toBeUndefined();
});
