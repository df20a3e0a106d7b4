// Matches picture files to dishes by file name.
import { expect, test } from 'vitest';
import { filesToDishes } from '#domain/owner/pictures/dish-of-file.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const FILE: VenueFile = {
  defaultLanguage: 'bg',
  languages: ['bg', 'en', 'de'],
  products: [
    { slug: 'musaka', name: { bg: 'Мусака', en: 'Moussaka', de: 'Moussaka' }, images: [{ name: 'oven-dish' }] },
    { slug: 'kraft-beer-2', name: { bg: 'Крафт бира 2', en: 'Craft beer 2' }, images: [{ name: 'beers' }] },
    { slug: 'kraft-beer', name: { bg: 'Крафт бира', en: 'Craft beer' }, images: [{ name: 'beers' }] },
    { slug: 'water', name: { bg: 'Вода' } },
    { slug: 'sparkling', name: { bg: 'ВОДА' } },
    { slug: 'milk', name: { bg: 'Кисело мляко' } },
  ],
};
const matchOf = filesToDishes(FILE);
const dish = (slug: string) => ({ kind: 'dish', slug });

test('a file matches its dish by a name in any language, a slug or a picture name, in any spelling', () => {
  for (const name of ['Мусака.jpg', 'moussaka.PNG', 'MUSAKA.webp', 'oven_dish.avif', 'musaka.jpeg', '  Мусака .jpg'])
    expect(matchOf(name), name).toEqual(dish('musaka'));
  for (const name of ['Кисело мляко.jpg', 'kiselo-mlyako.jpg', 'КИСЕЛО_МЛЯКО.JPG', 'Кисело мляко.jpg'.normalize('NFD')])
    expect(matchOf(name), name).toEqual(dish('milk'));
});

test('further pictures of a dish have a number, unless a dish has that name', () => {
  for (const name of ['Мусака (2).jpg', 'musaka-3.jpg', 'Moussaka 12.png', 'musaka_1.jpg'])
    expect(matchOf(name), name).toEqual(dish('musaka'));
  expect(matchOf('Craft beer 2.jpg')).toEqual(dish('kraft-beer-2'));
  expect(matchOf('Craft beer 3.jpg')).toEqual(dish('kraft-beer'));
});

test('a name shared by several dishes or pictures matches none, and so does an empty name', () => {
  expect(matchOf('вода.jpg')).toEqual({ kind: 'several' });
  expect(matchOf('beers.jpg')).toEqual({ kind: 'several' });
  for (const name of ['IMG_2031.jpg', '2.jpg', '.jpg', '', '(3).png', 'мусака с ориз.jpg'])
    expect(matchOf(name), name).toEqual({ kind: 'none' });
});
