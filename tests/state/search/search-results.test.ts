// What the demo bistro's guests find, by whatever they type.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Device, newDevice } from '../device.ts';
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
  '"%s" finds the Shopska salad first [S2.09]',
  (query) => {
    expect(first(bulgarian, query)).toBe('Шопска салата');
  },
);

test('every dish is among the first results for its own name in every language, whatever the guest reads [S2.09]', () => {
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

test('all words of a query must match, in any order [S2.09]', () => {
  expect(free(bulgarian, 'орехи мед')).toEqual(free(bulgarian, 'мед орехи'));
  expect(first(bulgarian, 'орехи мед')).toBe('Кисело мляко с мед и орехи');
  expect(free(bulgarian, 'шопска капучино')).toEqual([]);
});

test('matches in names rank before contents, contents before extras, extras before descriptions', () => {
  expect(free(bulgarian, 'орехи').slice(0, 2)).toEqual(['Кисело мляко с мед и орехи', 'Снежанка']);
  const bacon = search(bulgarian, 'бекон');
  expect(bacon.found.free.map((product) => bacon.why(product).besides?.isExtra)).toEqual([false, true, true, true]);
});

test('a word in a language that the guest does not read finds the dish, and the result says so [S2.09]', () => {
  const results = search(bulgarian, 'Schafskäse');
  const banitsa = dish(bulgarian, 'Вита баница със сирене');
  expect(results.found.free).toContain(banitsa);
  expect(results.why(banitsa).besides).toMatchObject({ language: 'de', text: 'Banitsa-Schnecke mit Schafskäse' });
  expect(marked(results.why(banitsa).besides)).toEqual(['Schafskäse']);
  expect(first(bulgarian, 'gruener salat')).toBe('Зелена салата');
  expect(first(german, 'мекици')).toBe('Mekizi (Hefekrapfen)');
  expect(first(german, 'зелена')).toBe('Grüner Salat');
});

test('the result marks the searched words in the name, and other matching words besides', () => {
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
])('the mistyped query "%s" finds %s [S2.09]', (query, name, meant) => {
  const results = search(bulgarian, query);
  expect(results).toMatchObject({ isNear: true, meant });
  expect(results.found.free[0]?.name).toBe(name);
  expect(marked(results.why(dish(bulgarian, name)).name)).not.toEqual([]);
});

test('a query that resembles no word finds nothing', () => {
  for (const query of ['qqqq', 'жулиен', 'tiramisu', "'; drop table"]) {
    const { found, isNear, total } = search(bulgarian, query);
    expect([query, found, isNear, total]).toEqual([query, { free: [], traces: [], undeclared: [] }, false, 0]);
  }
});

test('dishes in stock come first among equals; with the filter the others are gone [S2.09]', () => {
  const beers = ['Наливна бира', 'Безалкохолна бира'];
  expect(free(bulgarian, 'бира')).toEqual(beers);
  const isOff = ({ name }: { name: string }) => name === beers[0];
  const none = { without: [], inStock: false };
  expect(names(search(bulgarian, 'бира', none, isOff).found.free)).toEqual(beers.toReversed());
  expect(names(search(bulgarian, 'бира', { ...none, inStock: true }, isOff).found.free)).toEqual([beers[1]]);
});

test('the allergen filter removes dishes that contain it, and sets undeclared dishes apart [S2.09]', () => {
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

test('the dishes that a guest wants left out of lists are counted, and shown when the guest asks', () => {
  const states = { isOff: () => false, isUnwanted: ({ name }: { name: string }) => name === 'Таратор' };
  const hidden = search(bulgarian, 'таратор', undefined, states.isOff, states);
  expect([hidden.found.free, hidden.unwanted]).toEqual([[], 1]);
  const shown = search(bulgarian, 'таратор', undefined, states.isOff, { ...states, showsUnwanted: true });
  expect([names(shown.found.free), shown.unwanted]).toEqual([['Таратор'], 1]);
});
