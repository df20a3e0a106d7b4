// The page's inline script must request the same data as the app, otherwise a first visit would load it twice.
import { afterEach, expect, test, vi } from 'vitest';
import { getClient } from '#core/api/client.ts';
import { createHttp } from '#core/api/http.ts';
import { fetchWithEarlyAnswers } from '#core/platform/device/early-answers.ts';
import { parseOffered } from '#core/platform/offered-languages.ts';
import { askMenu } from '#core/sync/menu/menu-fetch.ts';
import { firstLanguage } from '#domain/language/first-language.ts';
import type { Language } from '#domain/language/language.ts';
import { RESERVED_PLACE_SLUGS } from '#domain/slug.ts';
import { buildEarlyScript } from '../../../build/early.ts';
import { runEarlyScript } from '../../early/early-page.ts';

/** Paths that the server answers itself, without the app's page. */
const FILES = ['api', 'assets', 'pictures', 'videos', 'healthz'];
const ORIGIN = 'http://venue.test';
const script = await buildEarlyScript();
const json = (body: unknown) => Response.json(body, { headers: { 'x-menu-version': 'v1' } });

/** Runs the script like a page, and returns the requested addresses. */
const arrive = (
  path: string,
  page: {
    cookie?: string;
    search?: string;
    worker?: boolean;
    fails?: boolean;
    wished?: readonly string[];
    offered?: string;
    drawn?: boolean;
  } = {},
): string[] => {
  const asked: string[] = [];
  const context = runEarlyScript(script, {
    ...page,
    path,
    fetch: async (address: string) => {
      asked.push(address);
      if (page.fails) throw new TypeError('no network');
      return json([]);
    },
  });
  const answers = context.tablEarlyAnswers;
  // A Map of another realm is not an instance of ours.
  if (answers) vi.stubGlobal('tablEarlyAnswers', new Map(answers as Map<string, Promise<Response>>));
  return asked;
};

afterEach(() => vi.unstubAllGlobals());

const open = (language: Language) => {
  const late: string[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    late.push(input.url);
    return json([]);
  });
  const http = createHttp({ baseUrl: `${ORIGIN}/api`, clientId: () => undefined, fetch: fetchWithEarlyAnswers });
  return { late, done: Promise.all([askMenu(http, 'neven', [language]).answers, getClient(http)]) };
};

test.each([
  ['', '', 'bg'],
  ['a=1; _tlt_=fr-CH', '', 'fr-CH'],
  ['_tlt_=bg', '?a=1&lang=fr-CH', 'fr-CH'],
  ['', '?lang=tlh', 'bg'],
] as const)('a first visit requests its menu once, in its language (%j %j)', async (cookie, search, language) => {
  expect(arrive('/neven/t/code', { cookie, search })).toHaveLength(5);
  const { late, done } = open(language);
  await done;
  expect(late).toEqual([]);
});

test.each([
  [['de-AT'], 'bg en de'],
  [['de-AT'], undefined],
  [['de', 'en'], 'bg en'],
  [['de'], 'en'],
  [['ja'], 'en bg'],
  [['fr'], 'bg fr-CH'],
  [[], undefined],
] as const)('a first visit requests the language that the app then uses (%j of %j)', async (wished, offered) => {
  arrive('/neven', { wished, ...(offered && { offered }) });
  const { late, done } = open(firstLanguage(wished, parseOffered(offered)));
  await done;
  expect(late).toEqual([]);
});

test('an early answer is used once, and a failed one is requested again', async () => {
  arrive('/neven');
  await open('bg').done;
  const again = open('bg');
  await again.done;
  expect(again.late).toHaveLength(5);
  vi.unstubAllGlobals();
  arrive('/neven', { fails: true });
  const failed = open('bg');
  await failed.done;
  expect(failed.late).toHaveLength(5);
});

test('an address without a place, or with a worker that has the menu, is not fetched early', () => {
  expect(arrive('/')).toEqual([]);
  for (const page of RESERVED_PLACE_SLUGS.filter((slug) => !FILES.includes(slug)))
    expect(arrive(`/${page}`)).toEqual([]);
  expect(arrive('/neven', { worker: true })).toEqual([]);
});

test('a server-drawn page contains its menu, so no data is fetched early', () => {
  expect(arrive('/neven', { drawn: true })).toEqual([]);
});
