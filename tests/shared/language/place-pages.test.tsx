// @vitest-environment jsdom
// The venue's texts on screens: pages, promotions, footer.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { placePagesToWire } from '#contract/place/place-pages.ts';
import { storePlacePages } from '#core/db/place/place-pages-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { NO_PAGES, type PlacePages } from '#domain/place/place-pages.ts';
import { ok } from '#domain/result.ts';
import { useVenueTexts, type VenueTexts } from '#shared/language/use-venue-text.ts';
import { usePlacePages } from '#shared/place/use-place-pages.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { type Guest, seatGuest } from '../menu/table-guest.tsx';

const PAGES: PlacePages = { ...NO_PAGES, placeId: 1 as PlaceId, version: 'v1', about: { text: 'Us', by: {} } };

const watch = (guest: Guest): ReturnType<typeof usePlacePages>[] => {
  const seen: ReturnType<typeof usePlacePages>[] = [];
  const Eyes = () => {
    const pages = usePlacePages();
    if (seen.length === 0 || seen.at(-1) !== pages) seen.push(pages);
    return null;
  };
  act(() => guest.show(<Eyes />));
  return seen;
};
const answering = async (version: string) => {
  const guest = await seatGuest(aSnapshot({ version: 'v1' }));
  const read = vi.fn(async () =>
    ok({ status: 200, headers: new Headers({ 'x-menu-version': version }), body: placePagesToWire(PAGES) }),
  );
  Object.assign(guest.tabl, { http: { ...guest.tabl.http, read } });
  return { guest, read };
};

test('place pages: are read from the device without a request when they belong to this menu [S2.12]', async () => {
  const { guest, read } = await answering('v1');
  await storePlacePages(guest.tabl.db, PAGES);
  const seen = watch(guest);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(PAGES));
  expect(seen[0]).toBe('loading');
  expect(read).not.toHaveBeenCalled();
});

test('place pages: missing pages are requested at once and stored', async () => {
  const { guest } = await answering('v1');
  const seen = watch(guest);
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(PAGES));
  expect(seen).not.toContain(undefined);
});

test('place pages: without network and stored pages, the result is empty and the wait ends', async () => {
  const seen = watch(await seatGuest());
  await vi.waitFor(() => expect(seen).toEqual(['loading', undefined]));
});

test('place pages: a text is in the guest’s language, else in the venue’s, and carries its language [S2.28, S2.29]', async () => {
  const guest = await seatGuest(
    aSnapshot(
      {},
      {
        place: { defaultLanguage: 'bg' },
        settings: {
          promotionsText: { text: 'Обяд', by: { en: 'Lunch' } },
          footerHtml: { text: '<p>Ела</p>', by: { de: '<p>Komm</p>' } },
        },
      },
    ),
  );
  let words: VenueTexts | undefined;
  const Eyes = () => {
    words = useVenueTexts();
    return null;
  };
  guest.show(<Eyes />);
  expect(words).toMatchObject({
    promotionsText: { text: 'Lunch', language: 'en' },
    footerHtml: { text: '<p>Ела</p>', language: 'bg' },
    promotionsHtml: { text: '', language: 'bg' },
    social: { facebook: undefined },
  });
});
