// Venue of the simulation: twelve dishes, a few tables, open all day. A schedule wishes for each dish at most once, so that
// a dish cooked twice or never is detected without knowing its order.
import type { CategoryId, PlaceId, ProductId, VariantId } from '#domain/ids.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { NO_PAGES } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { type Currency, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import type { IdFor, PublishedPrinter, PublishedVenue } from '../../server/store/place/published.ts';

export const SLUG = 'simulated';
export const EURO = 'EUR' as Currency;
export const DISHES = 12;
export const TABLES = ['1', '2', '3'] as const;
/** One per station. Without a driver, no paper is printed. */
export const PRINTERS: readonly PublishedPrinter[] = ['hot', 'bar'].map((station) => ({
  name: `${station} printer`,
  address: `${station}:9100`,
  stations: [station],
  prints: ['tickets'],
  width: 80,
  mode: 'text',
  codePages: 'epson',
}));
export const TERMS = { currency: EURO, orderSilentMinutes: 5, orderAskMinutes: 20 } as const;

/** By dish, 0–11. */
export type Prices = readonly Minor[];
export const BASE_PRICES: Prices = Array.from({ length: DISHES }, (_, dish) => minor(250 + dish * 137));

const always = {
  onlySpot: false,
  hideSpot: false,
  onlySpotBrowse: false,
  hideSpotBrowse: false,
  onlyDelivery: false,
  hideDelivery: false,
};

/**
 * A dish's number decides its category and so its station. The third category belongs to no station, so the default one
 * cooks it.
 */
export const CATEGORIES = ['food', 'drinks', 'extras'] as const;
export const STATIONS = ['hot', 'bar'] as const;
export type StationId = (typeof STATIONS)[number];
const categoryOf = (dish: number) => CATEGORIES[dish % CATEGORIES.length] ?? 'food';
export const stationOfDish = (dish: number): StationId => (categoryOf(dish) === 'drinks' ? 'bar' : 'hot');

const category = (slug: string, id: CategoryId): Category => ({
  id,
  slug,
  name: slug,
  description: '',
  textLanguage: 'en',
  type: 'normal',
  links: [],
  cloth: undefined,
  image: undefined,
  video: undefined,
  parentId: undefined,
  childIds: [],
  priority: 1,
  opensCallWaiter: false,
  orderAllowed: true,
  visibility: always,
});

const product = (dish: number, price: Minor, ids: { id: ProductId; variant: VariantId; in: CategoryId }): Product => ({
  id: ids.id,
  slug: `dish-${dish}`,
  type: 'normal',
  name: `Dish ${dish}`,
  description: '',
  textLanguage: 'en',
  label: undefined,
  subcategory: undefined,
  categoryIds: [ids.in],
  priority: dish,
  variants: [{ id: ids.variant, size: '', price, additionalPrice: ZERO, bookingMinutes: undefined }],
  images: [],
  allergens: [],
  mayContain: [],
  diets: undefined,
  ingredients: [],
  minAddable: 0,
  maxAddable: undefined,
  commentPlaceholder: undefined,
  inStock: true,
  hideForOrdering: false,
  isLiquid: false,
  hideVariants: false,
  discountPercent: 0,
  discountMoney: ZERO,
  minimumDurability: undefined,
  visibility: always,
});

export function venueWith(prices: Prices, idFor: IdFor): PublishedVenue {
  const placeId = idFor('place', SLUG) as PlaceId;
  const categoryId = (slug: string) => idFor('category', slug) as CategoryId;
  return {
    place: {
      id: placeId,
      slug: SLUG,
      name: 'Simulated',
      description: '',
      textLanguage: 'en',
      currency: EURO,
      timeZone: 'Europe/Sofia',
      defaultLanguage: 'en',
      languages: ['en'],
      accent: undefined,
      orderTypes: [{ type: 'spot', id: 1, discounts: [], prices: [], radiuses: [], shapes: [] }],
      modules: [],
      address: '',
      phone: '',
      email: '',
      translations: {},
      logo: undefined,
      picture: undefined,
      location: undefined,
      openingHours: undefined,
      stations: [
        { id: 'hot', name: 'Hot', categories: [categoryId('food')], isDefault: true },
        { id: 'bar', name: 'Bar', categories: [categoryId('drinks')], isDefault: false },
      ],
    },
    settings: { ...DEFAULT_SETTINGS },
    pages: NO_PAGES,
    menu: {
      placeId,
      version: '',
      categories: CATEGORIES.map((slug) => category(slug, categoryId(slug))),
      products: prices.map((price, dish) =>
        product(dish, price, {
          id: idFor('product', `dish-${dish}`) as ProductId,
          variant: idFor('variant', `dish-${dish}`) as VariantId,
          in: categoryId(categoryOf(dish)),
        }),
      ),
      ingredients: [],
    },
    texts: [],
    subcategories: [],
    tables: TABLES.map((name) => ({ name, code: `code-${name}`, orderType: 'spot', room: undefined })),
    printers: PRINTERS,
    source: { venue: {}, pictures: {} },
  };
}
