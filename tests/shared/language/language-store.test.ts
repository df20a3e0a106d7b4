// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { createLanguageStore } from '#shared/language/language-store.ts';

const lost = vi.hoisted(() => ({ languages: new Set<string>(), slow: new Set<string>() }));
vi.mock('#locales/activate.ts', async (original) => {
  const { activateLanguage, ...rest } = await original<typeof import('#locales/activate.ts')>();
  return {
    ...rest,
    activateLanguage: async (language: (typeof LANGUAGES)[number], onLoad?: () => void) => {
      if (lost.languages.has(language)) throw new TypeError('Failed to fetch dynamically imported module');
      if (lost.slow.has(language)) await new Promise((later) => setTimeout(later, 50));
      await activateLanguage(language, onLoad);
    },
  };
});

const put = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier visit left it.
  document.cookie = `_tlt_=${value}; path=/`;
};
/** The browser's languages, in order of preference. */
const browse = (...languages: readonly string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};
/** As the server writes it into a place's page. */
const offer = (languages: string) => document.documentElement.setAttribute('data-languages', languages);
beforeEach(() => browse('ja'));
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-languages');
  put('; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  lost.languages.clear();
  lost.slow.clear();
});
const cookie = () => /_tlt_=([^;]*)/.exec(document.cookie)?.[1];

test('language: a first visit is in Bulgarian when the browser’s languages are not supported [S1.10]', async () => {
  const store = await createLanguageStore();
  expect([store.get(), i18n.locale, cookie()]).toEqual(['bg', 'bg', undefined]);
});

test('language: a first visit uses the browser’s language from the first frame, not yet as the guest’s choice', async () => {
  browse('de-AT', 'en');
  const store = await createLanguageStore();
  expect([store.get(), i18n.locale, cookie()]).toEqual(['de', 'de', undefined]);
});

test('language: the page lists its venue’s languages, and starts in no other', async () => {
  browse('de', 'en-GB');
  offer('bg en');
  expect((await createLanguageStore()).get()).toBe('en');
  offer('es');
  expect((await createLanguageStore()).get()).toBe('es');
  offer('tlh');
  expect((await createLanguageStore()).get()).toBe('de');
});

test('language: the guest’s choice wins over browser and venue', async () => {
  put('fr-CH');
  browse('de');
  offer('en');
  expect((await createLanguageStore()).get()).toBe('fr-CH');
});

test('language: the choice is stored in `_tlt_` and restored at the next visit, in all five [S1.10]', async () => {
  for (const language of LANGUAGES) {
    const store = await createLanguageStore();
    await store.choose(language);
    expect([store.get(), i18n.locale, cookie()]).toEqual([language, language, language]);
    expect((await createLanguageStore()).get()).toBe(language);
  }
});

test('language: an unsupported language is ignored', async () => {
  put('tlh');
  expect((await createLanguageStore()).get()).toBe('bg');
});

test('language: a venue’s languages apply until the guest chooses, and are not stored as a choice', async () => {
  const first = await createLanguageStore();
  await first.suit(['en']);
  expect([first.get(), cookie()]).toEqual(['en', undefined]);
  await first.choose('de');
  await first.suit(['en']);
  expect(first.get()).toBe('de');
  const later = await createLanguageStore();
  await later.suit(['es']);
  expect(later.get()).toBe('de');
});

test('language: texts that are loaded later are hidden before the language changes, so that no bare id is drawn', async () => {
  const store = await createLanguageStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(i18n.locale));
  await store.choose('de');
  expect(seen).toEqual(['bg']);
  expect([store.get(), i18n.locale]).toEqual(['de', 'de']);
});

test('language: a failed load of texts changes nothing', async () => {
  const store = await createLanguageStore();
  const listener = vi.fn();
  store.subscribe(listener);
  lost.languages.add('de');
  await expect(store.choose('de')).rejects.toThrow();
  expect([store.get(), i18n.locale, cookie()]).toEqual(['bg', 'bg', undefined]);
  expect(listener).not.toHaveBeenCalled();
  // The next choice works.
  await store.choose('en');
  expect([store.get(), cookie()]).toEqual(['en', 'en']);
});

test('language: when the guest’s texts fail to load, the page opens in Bulgarian and not blank', async () => {
  put('de');
  lost.languages.add('de');
  expect((await createLanguageStore()).get()).toBe('bg');
  expect(cookie()).toBe('de');
});

test('language: the last of several quick choices wins, even when an earlier one loads later', async () => {
  const store = await createLanguageStore();
  lost.slow.add('es');
  const shown: string[] = [];
  store.subscribe(() => shown.push(store.get()));
  await Promise.all([store.choose('es'), store.choose('de'), store.choose('en')]);
  expect([store.get(), i18n.locale, cookie()]).toEqual(['en', 'en', 'en']);
  // German was chosen and replaced before it could be shown.
  expect(shown).not.toContain('de');
});

test('language: a shared link opens in its language and stores it as the choice; then it is no longer applied [S1.10]', async () => {
  put('en');
  history.replaceState(null, '', '/neven/salati?lang=de');
  const store = await createLanguageStore();
  expect([store.get(), cookie(), location.pathname + location.search]).toEqual(['de', 'de', '/neven/salati']);
  await store.choose('es');
  expect((await createLanguageStore()).get()).toBe('es');
});

test('language: a requested language that cannot be loaded is not stored as the choice', async () => {
  history.replaceState(null, '', '/neven?lang=de');
  lost.languages.add('de');
  const store = await createLanguageStore();
  expect([store.get(), cookie()]).toEqual(['bg', undefined]);
  await store.suit(['en']);
  expect(store.get()).toBe('en');
});
