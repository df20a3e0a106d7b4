// Whether a typed address names another town than the one where the venue delivers.
import { expect, test } from 'vitest';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import { inOwnTown } from '#domain/delivery/other-town.ts';
import { delivering, region, shape, squareAt } from './delivery-place.ts';

/** 2026-11-20, a Friday, 12:00 in Sofia. */
const NOON = Date.UTC(2026, 10, 20, 10);
const REGIONS = [region(4, 'Център', 190), region(5, 'Изток', 390)];
const SOFIA = {
  ...delivering({ regions: REGIONS }),
  city: 'София',
  translations: { en: { city: 'Sofia' }, es: { city: 'Sofía' } },
};

const townIn = (words: string, place: Parameters<typeof judgeDelivery>[0] = SOFIA, regionId = 4) => {
  const verdict = judgeDelivery(place, { words, regionId }, NOON);
  return verdict?.kind === 'other_town' ? verdict.town : undefined;
};

test.each([
  ['ул. Гладстон 15, Пловдив', 'Пловдив'],
  ['ул. гладстон 15, пловдив', 'пловдив'],
  ['ul. Gladston 15, Plovdiv', 'Plovdiv'],
  ['ул. Гладстон 15, 4000 Пловдив', 'Пловдив'],
  ['ул. Гладстон, Център, Пловдив', 'Пловдив'],
  ['ул. Гладстон 15 Пловдив', 'Пловдив'],
  ['ул. Княз Борис Стара Загора', 'Стара Загора'],
  ['гр. Перник, ул. Кракра 3', 'Перник'],
  ['Пловдив, ул. Гладстон', 'Пловдив'],
  ['ул. Кракра 3, с. Бистрица', 'Бистрица'],
  ['ул. София 5, Варна', 'Варна'],
  ['Hauptstrasse 5, Wien', 'Wien'],
])('other town: „%s“ names %s', (words, town) => {
  expect(townIn(words)).toBe(town);
});

test.each([
  'ул. Шипка',
  'ул. Шипка 34, София',
  'ul. Shipka 34, Sofia',
  'ul. Shipka 34, Sofiya, Bulgaria',
  'calle Shipka 34, SOFÍA',
  'ул. Шипка 34, 1504 София',
  'гр. София, кв. Изток, ул. Шипка',
  'София, Шипка',
  'ул. Шипка, Център',
  'ул. Шипка, Центъра',
  'ул. Шипка 34 София',
  'бул. Пловдив',
  'ул. Стара Загора 5',
  'ул. Шипка, бл. 5, вх. Б',
  'ул. Шипка, кв. Гео Милев',
  'ул. Шипка, ж.к. Младост 1',
  'ул. Шипка, до парка',
  'ул. Шипка, Сердика, София',
])('other town: „%s“ names none', (words) => {
  expect(townIn(words)).toBeUndefined();
});

test('other town: the last part of the venue’s address is its town when it has no city', () => {
  const place = { ...delivering({ regions: REGIONS }), address: 'ул. „Под липите“ 12, 1504 София' };
  expect(townIn('ул. Шипка, София', place)).toBeUndefined();
  expect(townIn('ул. Шипка, Пловдив', place)).toBe('Пловдив');
  expect(townIn('ул. Шипка, Пловдив', delivering({ regions: REGIONS }))).toBeUndefined();
});

test('other town: regions may be towns themselves', () => {
  const place = { ...delivering({ regions: [region(4, 'Банско', 0), region(5, 'Разлог', 0)] }), city: 'Банско' };
  expect(townIn('ул. Пирин 4, Разлог', place, 5)).toBeUndefined();
  expect(judgeDelivery(place, { words: 'ул. Пирин 4, Добринище', regionId: 5 }, NOON)).toEqual({
    kind: 'other_town',
    town: 'Добринище',
    own: { text: 'Разлог', by: {} },
  });
  expect(townIn('ул. Пирин 4, Добринище, Разлог', place, 5)).toBeUndefined();
});

test('other town: names the city of the venue in all its languages', () => {
  expect(judgeDelivery(SOFIA, { words: 'ул. Гладстон, Пловдив', regionId: 4 }, NOON)).toMatchObject({
    own: { text: 'София', by: { en: 'Sofia', es: 'Sofía' } },
  });
});

test('other town: a pin decides instead of the typed words', () => {
  const place = { ...SOFIA, ...delivering({ regions: REGIONS, shapes: [shape(1, squareAt(42.7, 23.3), 290)] }) };
  const words = 'ул. Гладстон, Пловдив';
  expect(judgeDelivery(place, { words, point: { lat: 42.7, lng: 23.3 } }, NOON)).toMatchObject({ kind: 'carried' });
  expect(judgeDelivery(place, { words, regionId: 4 }, NOON)).toMatchObject({ kind: 'other_town' });
});

test.each([
  ['ул. Гладстон 15, Пловдив', 'Пловдив', 'ул. Гладстон 15, София'],
  ['Пловдив, ул. Гладстон 15', 'Пловдив', 'София, ул. Гладстон 15'],
  ['ул. Пловдив 3, Пловдив', 'Пловдив', 'ул. Пловдив 3, София'],
  ['ул. Шипка 3, Бояна,', 'Бояна', 'ул. Шипка 3, Бояна, София'],
])('other town: „%s“ in the own town', (words, town, address) => {
  expect(inOwnTown(words, town, 'София')).toBe(address);
  expect(townIn(address)).toBeUndefined();
});
