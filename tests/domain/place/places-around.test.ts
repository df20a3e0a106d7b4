import { expect, test } from 'vitest';
import { citiesOf, isAsked, tagsOf } from '#domain/place/places-around.ts';

const place = (city: string | undefined, ...tags: string[]) => ({
  city,
  tags,
  textLanguage: 'bg' as const,
  translations: {},
});
const PLACES = [
  place('Варна', 'На плажа', 'С доставка'),
  place('варна ', 'на плажа', 'На плажа'),
  place('София', 'Хотел'),
  place(undefined),
];

test('places with the same city or kind are grouped under one, each place once', () => {
  expect(citiesOf(PLACES)).toEqual([
    { id: 'варна', name: 'Варна', language: 'bg', count: 2 },
    { id: 'софия', name: 'София', language: 'bg', count: 1 },
  ]);
  expect(tagsOf(PLACES).map(({ id, count }) => [id, count])).toEqual([
    ['на плажа', 2],
    ['с доставка', 1],
    ['хотел', 1],
  ]);
});

test('a city and a kind are named in the guest’s language when one of their places has it, with the same id', () => {
  const spoken = {
    ...place('Варна', 'Хотел', 'На плажа'),
    translations: { en: { city: 'Varna', tags: ['Hotel', 'On the beach'] } },
  };
  const places = [...PLACES, spoken];
  expect(citiesOf(places, 'en')).toEqual([
    { id: 'варна', name: 'Varna', language: 'en', count: 3 },
    { id: 'софия', name: 'София', language: 'bg', count: 1 },
  ]);
  expect(tagsOf(places, 'en').map(({ id, name }) => [id, name])).toEqual([
    ['хотел', 'Hotel'],
    ['на плажа', 'On the beach'],
    ['с доставка', 'С доставка'],
  ]);
  expect(citiesOf(places, 'de').map(({ name }) => name)).toEqual(['Варна', 'София']);
});

test('a place matches when it has the city and all tags, and always matches without a filter', () => {
  const found = (filter: Parameters<typeof isAsked>[1]) => PLACES.map((one) => isAsked(one, filter));
  expect(found({})).toEqual([true, true, true, true]);
  expect(found({ cityId: 'варна' })).toEqual([true, true, false, false]);
  expect(found({ tagIds: ['на плажа', 'с доставка'] })).toEqual([true, false, false, false]);
  expect(found({ cityId: 'софия', tagIds: ['на плажа'] })).toEqual([false, false, false, false]);
});

test('the open-now filter leaves out closed places and places without hours', () => {
  const filter = { cityId: 'варна', isOpenNow: true };
  const closed = { open: false, next: undefined, today: [] } as const;
  const states = [undefined, closed, { open: true, until: Number.POSITIVE_INFINITY } as const];
  expect(states.map((open) => isAsked(place('Варна'), filter, open))).toEqual([false, false, true]);
  expect(states.map((open) => isAsked(place('Варна'), { cityId: 'варна' }, open))).toEqual([true, true, true]);
});
