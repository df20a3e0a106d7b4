// A venue's pages beside its menu, and texts in its settings, survive a round trip; an unreadable one is empty.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlacePages, placePagesToWire } from '#contract/place/place-pages.ts';
import { parseSettings } from '#contract/place/settings.ts';
import type { PlaceId } from '#domain/ids.ts';
import { NO_PAGES, type PlacePages } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { NEED_ICONS } from '#domain/service/service-offer.ts';
import { id, name, picture } from '../arbitraries.ts';
import { translated } from './place-arbitraries.ts';

const pages: fc.Arbitrary<PlacePages> = fc.record({
  placeId: id<PlaceId>(),
  version: name,
  about: translated,
  terms: translated,
  privacy: translated,
  refund: translated,
  gallery: fc.array(fc.record({ picture, caption: translated }), { maxLength: 3 }),
  service: fc.record({
    needs: fc.array(fc.record({ key: name, name: translated, icon: fc.constantFrom(...NEED_ICONS) }), { maxLength: 3 }),
    questions: fc.array(
      fc.record({
        key: name,
        title: translated,
        low: translated,
        high: translated,
        options: fc.array(translated, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    payments: fc.array(fc.record({ key: name, name: translated }), { maxLength: 3 }),
  }),
});
const HOME = { placeId: 1 as PlaceId, version: 'v1' };

test('a place’s pages survive a round trip [S2.12, S2.15]', () => {
  fc.assert(
    fc.property(pages, (one) => {
      const sent: unknown = JSON.parse(JSON.stringify(placePagesToWire(one)));
      expect(parsePlacePages(sent, one)).toEqual({ ok: true, value: one });
    }),
    { numRuns: 300 },
  );
});

test('an unreadable page or picture is left out, and the others stay', () => {
  const parsed = parsePlacePages(
    {
      about: { value: 'Hello', translations: { de: 'Hallo', tlh: 'nuqneH', es: '' } },
      terms: 'not an entry',
      gallery: [{ picture: { path: 'https://elsewhere.example/a' } }, null],
      service: { needs: 'no' },
    },
    HOME,
  );
  const service = NO_PAGES.service;
  expect(parsed).toEqual({
    ok: true,
    value: { ...HOME, ...NO_PAGES, about: { text: 'Hello', by: { de: 'Hallo' } }, service },
  });
  const offer = { needs: [{ key: 'ice', name: { value: 'Ice' }, icon: 'of a newer server' }, { key: 5 }] };
  expect(parsePlacePages({ service: offer }, HOME)).toMatchObject({
    ok: true,
    value: { service: { needs: [{ key: 'ice', name: { text: 'Ice', by: {} }, icon: 'bell' }], payments: [] } },
  });
  for (const body of [null, 'no', 5, { gallery: 3 }]) expect(parsePlacePages(body, HOME).ok).toBe(false);
  expect(parsePlacePages({}, HOME)).toMatchObject({ ok: true, value: { gallery: [] } });
});

test('texts in the settings carry their translations; links to other sites begin with https [S2.29]', () => {
  const parsed = parseSettings({
    promotions_text: { value: 'Обяд', translations: { en: 'Lunch', xx: 'x', de: 5 } },
    footer_html: { value: '<b>Ела</b>' },
    facebook_link: { value: 'https://facebook.example/neven' },
    instagram_link: { value: 'http://instagram.example/neven' },
    youtube_link: { value: 'javascript:alert(1)' },
    tripadvisor_link: { value: '' },
  });
  expect(parsed).toEqual({
    ok: true,
    value: {
      ...DEFAULT_SETTINGS,
      promotionsText: { text: 'Обяд', by: { en: 'Lunch' } },
      footerHtml: { text: '<b>Ела</b>', by: {} },
      social: { ...DEFAULT_SETTINGS.social, facebook: 'https://facebook.example/neven' },
    },
  });
});
