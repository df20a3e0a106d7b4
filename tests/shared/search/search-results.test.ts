// Search results for the demo bistro's guests, for every way of typing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suitsDiet } from '#domain/diet/judge-dish.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Diet } from '#domain/menu/menu.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Device, newDevice } from '../menu/device.ts';
import { marked, names, type OpenedSearch, openSearch, search } from './search-menus.ts';

let server: HttpServer;
let device: Device;
let bulgarian: OpenedSearch;
let german: OpenedSearch;
beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'] });
  device = newDevice();
  bulgarian = await openSearch(device.open(server.url), 'neven');
  german = await openSearch(device.open(server.url, { language: 'de' }), 'neven');
});
afterAll(async () => {
  device.close();
  await server.close();
});

const free = (index: OpenedSearch, query: string) => names(search(index, query).found.free);
const first = (index: OpenedSearch, query: string) => free(index, query)[0];
const dish = (index: OpenedSearch, name: string) => {
  const found = index.products.find((product) => product.name === name);
  if (!found) throw new Error(`${name} is not on the menu`);
  return found;
};

test.each(['shopska', 'Шопска', 'шопска салата', '6opska', 'shopskа', ' SHOPSKA!', 'salata shopska', 'шоп'])(
  'search: "%s" finds the Shopska salad first [S2.09]',
  (query) => {
    expect(first(bulgarian, query)).toBe('Шопска салата');
  },
);

test('search: finds every dish by its name in every language, whatever the guest reads [S2.09]', () => {
  for (const index of [bulgarian, german]) {
    for (const product of index.products) {
      const all = [index.own(product), ...index.others.map((read) => read(product))];
      expect(new Set(all.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
      for (const { name, language } of all) {
        const found = search(index, name).found.free;
        expect(found.slice(0, 3), `${language} ${name}`).toContain(product);
      }
    }
  }
});

test('search: all words of a query must match, in any order [S2.09]', () => {
  expect(free(bulgarian, 'орехи мед')).toEqual(free(bulgarian, 'мед орехи'));
  expect(first(bulgarian, 'орехи мед')).toBe('Кисело мляко с мед и орехи');
  expect(free(bulgarian, 'шопска капучино')).toEqual([]);
});

test('search: ranks matches in names before contents, contents before extras, extras before descriptions', () => {
  expect(free(bulgarian, 'орехи').slice(0, 2)).toEqual(['Кисело мляко с мед и орехи', 'Снежанка']);
  const bacon = search(bulgarian, 'бекон');
  expect(bacon.found.free.map((product) => bacon.why(product).besides?.isExtra)).toEqual([false, true, true, true]);
});

test('search: a word in another language than the guest’s finds the dish, and the result says so [S2.09]', () => {
  const results = search(bulgarian, 'Schafskäse');
  const banitsa = dish(bulgarian, 'Вита баница със сирене');
  expect(results.found.free).toContain(banitsa);
  expect(results.why(banitsa).besides).toMatchObject({ language: 'de', text: 'Banitsa-Schnecke mit Schafskäse' });
  expect(marked(results.why(banitsa).besides)).toEqual(['Schafskäse']);
  expect(first(bulgarian, 'gruener salat')).toBe('Зелена салата');
  expect(first(german, 'мекици')).toBe('Mekizi (Hefekrapfen)');
  expect(first(german, 'зелена')).toBe('Grüner Salat');
});

test('search: marks the searched words in the name, and other matching words separately', () => {
  const results = search(bulgarian, 'shopska domati');
  const { name, besides } = results.why(dish(bulgarian, 'Шопска салата'));
  expect(marked(name)).toEqual(['Шопска']);
  expect(besides?.text.length).toBeLessThan(80);
  expect(marked(besides).join()).toMatch(/омати|domat/i);
});

test.each([
  ['shapska', 'Шопска салата', 'шопска'],
  ['шопкса', 'Шопска салата', 'шопска'],
  ['тартор', 'Таратор', 'таратор'],
  ['kavrma', 'Каварма с яйце на очи', 'каварма'],
])('search: the misspelt query "%s" finds %s [S2.09]', (query, name, meant) => {
  const results = search(bulgarian, query);
  expect(results).toMatchObject({ isNear: true, meant });
  expect(results.found.free[0]?.name).toBe(name);
  expect(marked(results.why(dish(bulgarian, name)).name)).not.toEqual([]);
});

test('search: a query that resembles no word finds nothing', () => {
  for (const query of ['qqqq', 'zzzzqq', 'zzzz', 'суши', 'sushi', 'жулиен', 'ramen', 'шниц', "'; drop table"]) {
    const { found, isNear, total } = search(bulgarian, query);
    expect([query, found, isNear, total]).toEqual([query, { free: [], traces: [], undeclared: [] }, false, 0]);
  }
});

const suits = (index: OpenedSearch, diet: Diet) =>
  index.products.filter((product) => suitsDiet(index.menu, product, undefined, diet) === 'yes');

test.each([
  'вегетарианско',
  'вегетариански',
  'vegetarian',
  'vegetarisch',
  'vegetariano',
  'végétarien',
  'без месо',
  'veggie',
])('search: "%s" finds the dishes declared vegetarian, whatever language the guest reads [S2.09]', (query) => {
  for (const index of [bulgarian, german]) {
    const found = free(index, query);
    expect(found.length).toBeGreaterThan(5);
    expect(found.toSorted()).toEqual(names(suits(index, 'vegetarian')).toSorted());
  }
});

test.each(['веган', 'веганско', 'vegan', 'veganes', 'vegano', 'végétalien'])(
  'search: "%s" finds the dishes declared vegan [S2.09]',
  (query) => {
    const found = search(bulgarian, query).found.free;
    for (const product of suits(bulgarian, 'vegan')) expect(found).toContain(product);
    for (const product of found) expect(suitsDiet(bulgarian.menu, product, undefined, 'vegan')).not.toBe('no');
  },
);

test.each(['без лук', 'без лука', 'without onion', 'without onions', 'ohne Zwiebeln', 'sin cebolla', 'sans oignons'])(
  'search: "%s" excludes exactly the dishes that mention onion [S2.09]',
  (query) => {
    for (const index of [bulgarian, german]) {
      const found = search(index, query).found.free;
      const withOnion = ['Шопска салата', 'Овчарска салата', 'Schopska-Salat', 'Hirtensalat'];
      expect(names(found).filter((name) => withOnion.includes(name))).toEqual([]);
      expect(found.length).toBeGreaterThan(index.products.length / 2);
    }
  },
);

test('search: an excluded ingredient combines with words, a diet and other excluded ingredients [S2.09]', () => {
  expect(free(bulgarian, 'салата без лук')).not.toContain('Шопска салата');
  expect(free(bulgarian, 'салата без лук')).toContain('Салата „Цезар“ с пиле');
  expect(free(bulgarian, 'без лук салата')).toEqual(free(bulgarian, 'салата без лук'));
  const both = free(bulgarian, 'без лук и домати');
  expect(both).toEqual(free(bulgarian, 'без лук').filter((name) => free(bulgarian, 'без домати').includes(name)));
  expect(free(bulgarian, 'vegan salad').length).toBeGreaterThan(0);
  for (const name of free(bulgarian, 'vegan salad')) expect(names(suits(bulgarian, 'vegan'))).toContain(name);
});

test.each([
  ['milk', 'без мляко'],
  ['milk', 'laktosefrei'],
  ['milk', 'dairy free'],
  ['gluten', 'безглутеново'],
  ['gluten', 'gluten free'],
  ['gluten', 'sin gluten'],
  ['nuts', 'ohne Nüsse'],
  ['nuts', 'sans noix'],
])('search: excluding %s by "%s" equals the filter, which uses declarations only [S2.09]', (code, query) => {
  const asked = search(bulgarian, query).found;
  expect(asked).toEqual(search(bulgarian, '', { without: [code], inStock: false }).found);
});

test.each(['ядки', 'nuts', 'Nüsse', 'noix'])(
  'search: "%s" finds the dishes with declared nuts, and none by the end of a word [S2.09]',
  (query) => {
    for (const index of [bulgarian, german]) {
      const { found, named } = search(index, query);
      expect(named).toEqual(['nuts']);
      const withNuts = index.products.filter(({ allergens }) => allergens?.some(({ code }) => code === 'nuts'));
      for (const product of withNuts) expect(found.free).toContain(product);
    }
    // The category "Разядки" (starters) ends like "ядки" (nuts), and is no reason to be found.
    expect(free(bulgarian, query)).not.toContain('Кьопоолу');
    expect(search(bulgarian, query).why(dish(bulgarian, 'Снежанка')).besides).toBeUndefined();
  },
);

test('search: a food that contains an allergen finds only its own dishes, and names the allergen [S2.09]', () => {
  const { found, named } = search(bulgarian, 'скариди');
  expect(named).toEqual(['crustaceans']);
  for (const product of found.free) expect(JSON.stringify(bulgarian.own(product)).toLowerCase()).toContain('скарид');
  expect(search(bulgarian, 'без ядки').named).toEqual([]);
  expect(search(bulgarian, 'салата').named).toEqual([]);
});

test('search: says why a dish was found in the guest’s language where a text in that language has the word [S2.09]', () => {
  const { found, why } = search(bulgarian, 'супи');
  expect(found.free.length).toBeGreaterThan(2);
  for (const product of found.free) {
    const { name, besides } = why(product);
    expect([name.language, besides?.language ?? 'bg']).toEqual(['bg', 'bg']);
  }
  const [cream] = search(bulgarian, 'kürbis').found.free;
  expect(cream && search(bulgarian, 'kürbis').why(cream).besides?.language).toBe('de');
});

test('search: "without" before an unknown ingredient is an ordinary word', () => {
  expect(free(bulgarian, 'без алкохол')).toEqual(free(bulgarian, 'безалкохол'));
  expect(free(bulgarian, 'без нищо')).toEqual([]);
});

test('search: dishes in stock rank first among equals; with the filter others are hidden [S2.09]', () => {
  const beers = ['Наливна бира', 'Безалкохолна бира'];
  expect(free(bulgarian, 'бира')).toEqual(beers);
  const isOff = ({ name }: { name: string }) => name === beers[0];
  const none = { without: [], inStock: false };
  expect(names(search(bulgarian, 'бира', none, isOff).found.free)).toEqual(beers.toReversed());
  expect(names(search(bulgarian, 'бира', { ...none, inStock: true }, isOff).found.free)).toEqual([beers[1]]);
});

test('search: the allergen filter hides dishes that contain the allergen, and lists undeclared dishes separately [S2.09]', () => {
  for (const code of ['milk', 'gluten', 'pork', 'nuts']) {
    const { found, total } = search(bulgarian, '', { without: [code], inStock: false });
    expect(total).toBe(bulgarian.products.length);
    for (const product of found.free) {
      expect(product.allergens, product.name).toBeDefined();
      expect(product.allergens?.map((one) => one.code)).not.toContain(code);
    }
    for (const product of found.undeclared) expect(product.allergens?.map((one) => one.code) ?? []).not.toContain(code);
    const containing = bulgarian.products.filter(({ allergens }) => allergens?.some((one) => one.code === code));
    expect(containing.length).toBeGreaterThan(0);
    for (const product of containing) {
      expect([...found.free, ...found.traces, ...found.undeclared]).not.toContain(product);
    }
  }
});

test('search: dishes hidden by the guest’s setting are counted, and shown on request', () => {
  const states = { isOff: () => false, isUnwanted: ({ name }: { name: string }) => name === 'Таратор' };
  const hidden = search(bulgarian, 'таратор', undefined, states.isOff, states);
  expect([hidden.found.free, hidden.unwanted]).toEqual([[], 1]);
  const shown = search(bulgarian, 'таратор', undefined, states.isOff, { ...states, showsUnwanted: true });
  expect([names(shown.found.free), shown.unwanted]).toEqual([['Таратор'], 1]);
});
