// A place's menu for screens, with defaults for what a test does not care about.
import type { PlaceId, ProductId } from '#domain/ids.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Place } from '#domain/place/place.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/place/settings.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { buildIndex } from '../../support/build-menu.ts';

export const aPlace = (over: Partial<Place> = {}): Place => ({
  id: 1 as PlaceId,
  slug: 'bistro',
  name: 'The bistro',
  description: '',
  textLanguage: 'en',
  currency: 'EUR' as Currency,
  timeZone: 'Europe/Sofia',
  defaultLanguage: 'en',
  languages: ['en', 'bg'],
  accent: undefined,
  orderTypes: (['spot', 'room'] as const).map((type, at) => ({
    type,
    id: at + 1,
    discounts: [],
    prices: [],
    radiuses: [],
    shapes: [],
  })),
  modules: [],
  address: '',
  phone: '',
  email: '',
  translations: {},
  logo: undefined,
  picture: undefined,
  location: undefined,
  openingHours: undefined,
  ...over,
});

export const aSnapshot = (
  menu: Partial<Menu> = {},
  {
    place,
    settings,
    off = [],
  }: { readonly place?: Partial<Place>; readonly settings?: Partial<Settings>; readonly off?: readonly number[] } = {},
): MenuSnapshot => {
  const index = buildIndex(menu);
  return {
    place: aPlace(place),
    settings: { ...DEFAULT_SETTINGS, ...settings },
    menu: index.menu,
    index,
    language: 'en',
    off: new Set(off as readonly ProductId[]),
    fetchedAt: 0,
  };
};
