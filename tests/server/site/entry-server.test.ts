// The app on the server: no window, document or network.
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import { renderPage } from '../../../src/entry-server.tsx';
import { demoPages, NOON } from '../support/demo-pages.ts';

const { neven, page } = await demoPages();
const wordsOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');
/** Names of a category's dishes in the menu of that language. */
const dishesIn = (language: Language, category: string): string[] => {
  const { menu, texts } = neven.document;
  const words = texts.find((one) => one.language === language);
  const said = localizeMenu(menu, words, language);
  const id = said.categories.find(({ slug }) => slug === category)?.id;
  return said.products
    .filter(({ categoryIds }) => id !== undefined && categoryIds.includes(id))
    .map(({ name }) => name);
};
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test.each(LANGUAGES)('entry server: renders a category in %s with the names of its dishes', async (language) => {
  const { html, slice } = await renderPage(page('/neven/salati', { language }));
  expect(slice).toMatchObject({ language, kind: 'phone', now: NOON });
  const dishes = dishesIn(language, 'salati');
  expect(dishes.length).toBeGreaterThan(3);
  for (const dish of dishes) expect(wordsOf(html)).toContain(escaped(dish));
});

test('entry server: concurrent pages of different languages do not mix', async () => {
  const drawn = await Promise.all(LANGUAGES.map((language) => renderPage(page('/neven/salati', { language }))));
  const again: string[] = [];
  for (const language of LANGUAGES) again.push((await renderPage(page('/neven/salati', { language }))).html);
  expect(drawn.map(({ html }) => html)).toEqual(again);
  expect(new Set(again).size).toBe(LANGUAGES.length);
});

test('entry server: a page has no inline script, and no content that only a script would show', async () => {
  const { html } = await renderPage(page('/neven/salati'));
  expect(html).not.toMatch(/<script|<template|hidden id="S:/);
});

test('entry server: a phone’s page contains the texts for presses before the app starts, in its language', async () => {
  const { beside } = await renderPage(page('/neven/salati', { language: 'de' }));
  expect(beside).toMatch(/<template id="early-bar">.*Ihre Bestellung.*<\/template>/);
  // An unknown amount is not shown.
  expect(wordsOf(beside)).not.toMatch(/\d[.,]\d/);
  expect(beside).toMatch(/<template id="early-wait">.*Wird geladen.*<\/template>/);
  expect((await renderPage(page('/neven/salati', { kind: 'tablet' }))).beside).not.toContain('early-bar');
  expect((await renderPage(page('/', { document: undefined }))).beside).not.toContain('early-bar');
});

test('entry server: the root element has the extra values that an accent needs on a dark background', async () => {
  const drawn = async (accent: string) => {
    const document = { ...neven.document, place: { ...neven.document.place, accent } };
    return (await renderPage(page('/neven/salati', { document }))).root['data-dim-style'];
  };
  expect(await drawn('#ffd84d')).toMatch(/--accent-text:oklch\(\.82 /);
  expect(await drawn('#aa1524')).toBeUndefined();
});

test('entry server: the root names the design: the venue’s own, or the default when no venue is open', async () => {
  const { designTheme } = neven.document.settings;
  const venue = await renderPage(page('/neven', { kind: 'kiosk' }));
  expect(venue.root).toMatchObject({
    'data-theme': String(designTheme),
    'data-device': 'kiosk',
    'data-scheme': 'light',
  });
  const house = await renderPage(page('/', { document: undefined, kind: 'tablet' }));
  expect(house.root).toMatchObject({ 'data-theme': '3', 'data-device': 'tablet', 'data-scheme': 'light' });
});
