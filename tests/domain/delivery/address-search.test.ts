import { expect, test } from 'vitest';
import { streetLine } from '#domain/delivery/address.ts';
import { isInBox, LONGEST_SEARCH, searchBox, searchWords } from '#domain/delivery/address-search.ts';
import { delivering, ring, shape, squareAt } from './delivery-place.ts';

test('a map query contains street, number and town, and no door, floor or bell', () => {
  const asked = (words: string, streetNumber: string) => searchWords({ words, streetNumber });
  expect(asked('ул. „Шипка“, София', '34')).toBe('ул. „Шипка“ 34, София');
  expect(asked('  Shipka  ', ' 34 ')).toBe('Shipka 34');
  expect(asked('Shipka 34, Sofia', '34')).toBe('Shipka 34, Sofia');
  expect(asked('Shipka, , Sofia,', '')).toBe('Shipka, Sofia');
  expect(asked('', '34')).toBe('');
  expect(asked(' , Sofia', '34')).toBe('');
  expect(asked('x'.repeat(400), '1')).toHaveLength(LONGEST_SEARCH);
});

test('an address is written as street, number, town, with or without its parts', () => {
  expect(streetLine({ words: 'ул. „Шипка“, София', streetNumber: '34' })).toBe('ул. „Шипка“ 34, София');
  expect(streetLine({ words: 'ул. „Шипка“ 34, София', streetNumber: '34' })).toBe('ул. „Шипка“ 34, София');
  expect(streetLine({ words: 'Shipka', streetNumber: '' })).toBe('Shipka');
  expect(streetLine({ words: '', streetNumber: '34' })).toBe('34');
});

test('an address may lie as far from the zones as their map can widen, and no further', () => {
  const box = searchBox(delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 190)] }));
  if (!box) throw new Error('There is no box');
  expect(isInBox(box, { lat: 42.7, lng: 23.3 })).toBe(true);
  expect(isInBox(box, { lat: 42.72, lng: 23.33 })).toBe(true);
  // Plovdiv.
  expect(isInBox(box, { lat: 42.14, lng: 24.75 })).toBe(false);
  expect(isInBox(box, { lat: Number.NaN, lng: 23.3 })).toBe(false);
});

test('a box across the date line contains points on both sides', () => {
  const box = { south: -17, west: 179, north: -16, east: -179 };
  expect([179.5, -179.5, 0].map((lng) => isInBox(box, { lat: -16.5, lng }))).toEqual([true, true, false]);
});

test('a place without a map needs no pin', () => {
  expect(searchBox(delivering({}))).toBeUndefined();
  expect(searchBox({ ...delivering({ radiuses: [ring(0, 3, 200)] }), location: undefined })).toBeUndefined();
});
