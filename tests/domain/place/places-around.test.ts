import { expect, test } from 'vitest';
import { citiesOf, isAsked, tagsOf } from '#domain/place/places-around.ts';

const place = (city: string | undefined, ...tags: string[]) => ({ city, tags, textLanguage: 'bg' as const });
const PLACES = [
  place('Варна', 'На плажа', 'С доставка'),
  place('варна ', 'на плажа', 'На плажа'),
  place('София', 'Хотел'),
  place(undefined),
];

test('places that write the same city or kind stand under one of it, each place once', () => {
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

test('a place is asked for by its city and by all the tags; without either it always is', () => {
  const found = (filter: Parameters<typeof isAsked>[1]) => PLACES.map((one) => isAsked(one, filter));
  expect(found({})).toEqual([true, true, true, true]);
  expect(found({ cityId: 'варна' })).toEqual([true, true, false, false]);
  expect(found({ tagIds: ['на плажа', 'с доставка'] })).toEqual([true, false, false, false]);
  expect(found({ cityId: 'софия', tagIds: ['на плажа'] })).toEqual([false, false, false, false]);
});
