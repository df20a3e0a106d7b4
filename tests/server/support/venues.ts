// Two test places, with one dish for every reason of a refusal.
import type { ProductTerms, TableTerms } from '#domain/booking/booking-terms.ts';
import type { CategoryId, IngredientId, PlaceId, ProductId, SubcategoryId, VariantId } from '#domain/ids.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from '#domain/place/device-settings.ts';
import type { OrderType, Place } from '#domain/place/place.ts';
import { NO_PAGES, type PlacePages } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/place/settings.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import type { PromoCode } from '#domain/promotion/promo-code.ts';
import type { IdFor, PublishedPrinter, PublishedTable, PublishedVenue } from '../../../server/store/place/published.ts';
import type { Store } from '../../../server/store/store.ts';
import { buildCategory, buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { publishVenue } from '../../support/publish-venue.ts';

export const CODE = {
  one: 'code-of-table-one-0123456789',
  two: 'code-of-table-two-0123456789',
  room: 'code-of-room-214-01234567890',
  look: 'code-for-looking-01234567890',
  tablet: 'code-of-the-tablet-012345678',
} as const;

export interface VenueOptions {
  readonly slug?: string;
  readonly settings?: Partial<Settings>;
  readonly house?: Partial<DeviceSettings>;
  readonly place?: Partial<Place>;
  readonly promoCodes?: readonly PromoCode[];
  /** Booking terms by product slug. */
  readonly bookings?: { readonly products?: Readonly<Record<string, ProductTerms>>; readonly tables?: TableTerms };
  readonly pages?: Partial<PlacePages>;
  /** Price of the salad, minor units. */
  readonly saladPrice?: number;
  /** Packaging of the salad, minor units. */
  readonly saladBox?: number;
  readonly tables?: readonly PublishedTable[];
  readonly printers?: readonly PublishedPrinter[];
  /** Slugs left out of the menu. */
  readonly without?: readonly string[];
  /** Adds a breakfast category with these hours: an omelette. */
  readonly breakfast?: WeeklyHours;
}

const table = (name: string, code: string, orderType: OrderType = 'spot', room?: string): PublishedTable => ({
  name,
  code,
  orderType,
  room,
});

export const TABLES: readonly PublishedTable[] = [
  table('1', CODE.one),
  table('2', CODE.two),
  table('214', CODE.room, 'room', '214'),
  table('wall', CODE.look, 'spot_browse'),
  table('T1', CODE.tablet, 'tablet_mode'),
];

const types = (...names: OrderType[]): Place['orderTypes'] =>
  names.map((type, at) => ({ type, id: at + 1, discounts: [], prices: [], radiuses: [], shapes: [] }));

const products = (idFor: IdFor, saladPrice: number, saladBox: number): Product[] => {
  const category = (slug: string) => idFor('category', slug) as CategoryId;
  const product = (slug: string, over: Partial<Product> = {}, price: number | null = 500): Product =>
    buildProduct({
      id: idFor('product', slug) as ProductId,
      slug,
      name: `${slug}!`,
      categoryIds: [category('kitchen')],
      variants: [
        buildVariant({
          id: idFor('variant', slug) as VariantId,
          size: '',
          price: price === null ? null : minor(price),
          ...(slug === 'salad' && { additionalPrice: minor(saladBox) }),
        }),
      ],
      ...over,
    });
  const ingredient = (key: string, role: 'required' | 'addable' | 'removable', priority: number) => ({
    ingredientId: idFor('ingredient', key) as IngredientId,
    role,
    priority,
  });
  return [
    product('salad', {}, saladPrice),
    product('burger', {
      ingredients: [
        ingredient('rare', 'required', 1),
        ingredient('done', 'required', 2),
        ingredient('cheese', 'addable', 1),
        ingredient('egg', 'addable', 2),
        ingredient('bacon', 'addable', 3),
        ingredient('onion', 'removable', 1),
      ],
      maxAddable: 1,
    }),
    product('sold-out', { inStock: false }),
    product('unpriced', {}, null),
    product('massage', {
      type: 'booking',
      variants: [
        buildVariant({
          id: idFor('variant', 'massage') as VariantId,
          size: '60 min',
          price: minor(4900),
          bookingMinutes: 60,
        }),
      ],
    }),
    product('souvenir', { categoryIds: [category('shop')] }),
    product('for-lookers', {
      visibility: { ...buildProduct().visibility, onlySpotBrowse: true },
    }),
  ];
};

const omelette = (idFor: IdFor): Product =>
  buildProduct({
    id: idFor('product', 'omelette') as ProductId,
    slug: 'omelette',
    name: 'omelette!',
    categoryIds: [idFor('category', 'breakfast') as CategoryId],
    variants: [buildVariant({ id: idFor('variant', 'omelette') as VariantId, size: '', price: minor(500) })],
  });

/** A venue as an import produces it. */
export const buildVenue = (idFor: IdFor, options: VenueOptions = {}): PublishedVenue => {
  const { slug = 'bistro', saladPrice = 790, saladBox = 0 } = options;
  const placeId = idFor('place', slug) as PlaceId;
  const category = (name: string, over: Partial<Category> = {}): Category =>
    buildCategory({ id: idFor('category', name) as CategoryId, slug: name, name: `${name}.`, ...over });
  const ingredient = (key: string, price: number, active = true, allergens: readonly string[] = []) =>
    buildIngredient(idFor('ingredient', key), key, { price: minor(price), active, allergens });
  const dishes = products(idFor, saladPrice, saladBox).filter((dish) => !options.without?.includes(dish.slug));
  const salad = idFor('product', 'salad');
  return {
    place: {
      id: placeId,
      slug,
      name: 'The bistro',
      description: '',
      textLanguage: 'en',
      currency: 'EUR' as Currency,
      timeZone: 'Europe/Sofia',
      defaultLanguage: 'en',
      languages: ['en', 'de', 'bg'],
      accent: undefined,
      orderTypes: types('spot', 'spot_browse', 'room'),
      modules: [],
      address: '',
      phone: '',
      email: '',
      translations: {},
      logo: undefined,
      picture: undefined,
      location: undefined,
      openingHours: undefined,
      ...options.place,
    },
    settings: { ...DEFAULT_SETTINGS, defaultLanguage: 'en', ...options.settings },
    house: { ...DEFAULT_DEVICE_SETTINGS, ...options.house },
    ...(options.promoCodes && { promoCodes: options.promoCodes }),
    ...(options.bookings && {
      bookings: {
        products: Object.fromEntries(
          Object.entries(options.bookings.products ?? {}).map(([one, terms]) => [idFor('product', one), terms]),
        ),
        ...(options.bookings.tables && { tables: options.bookings.tables }),
      },
    }),
    pages: { ...NO_PAGES, ...options.pages },
    menu: {
      placeId,
      version: '',
      categories: [
        category('kitchen'),
        category('shop', { orderAllowed: false }),
        ...(options.breakfast ? [category('breakfast', { hours: options.breakfast })] : []),
      ],
      products: [...dishes, ...(options.breakfast ? [omelette(idFor)] : [])],
      ingredients: [
        ingredient('rare', 0),
        ingredient('done', 0),
        ingredient('cheese', 150, true, ['milk']),
        ingredient('egg', 120),
        ingredient('bacon', 200, false),
        ingredient('onion', 0),
      ],
    },
    texts: (['de', 'bg'] as const).map((language) => ({
      language,
      version: '',
      categories: {},
      products: { [salad]: { name: language === 'de' ? 'Salat' : 'Салата' } },
      variants: {},
      ingredients: {},
      allergens: {},
    })),
    subcategories: [
      {
        categoryId: idFor('category', 'kitchen') as CategoryId,
        id: idFor('subcategory', 'cold') as SubcategoryId,
        name: 'Cold',
        translations: { de: 'Kalt' },
      },
    ],
    tables: options.tables ?? TABLES,
    ...(options.printers && { printers: options.printers }),
    source: { venue: { slug }, pictures: {} },
  };
};

export const publish = (store: Store, options: VenueOptions = {}) =>
  publishVenue(store, options.slug ?? 'bistro', (idFor) => buildVenue(idFor, options), 0);

/** Enough tables to stay below the limits per sitting. */
export const MANY_TABLES: readonly PublishedTable[] = Array.from({ length: 40 }, (_, at) =>
  table(String(at + 1), `code-of-table-number-${String(at + 1).padStart(6, '0')}`),
);
