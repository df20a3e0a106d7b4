// Values of the domain, as odd as they may be and no odder, for proving that the wire gives them back.
import fc from 'fast-check';
import type {
  CategoryId,
  IngredientId,
  OrderId,
  PlaceId,
  ProductId,
  SessionId,
  SubcategoryId,
  VariantId,
} from '#domain/ids.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { type Category, CLOTHS, type Ingredient, type Product, type Visibility } from '#domain/menu.ts';
import { type Currency, type Minor, minor } from '#domain/money.ts';
import { ORDER_STATUSES, type OrderLine, type PlacedOrder } from '#domain/order.ts';
import type { Picture } from '#domain/picture.ts';
import { ORDER_TYPES, type Place } from '#domain/place.ts';
import type { Settings } from '#domain/settings.ts';

export const id = <T extends number>(): fc.Arbitrary<T> => fc.integer({ min: 1, max: 2 ** 40 }) as fc.Arbitrary<never>;
export const text = fc.string({ unit: 'grapheme', maxLength: 30 });
export const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
export const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
export const maybe = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(one, { nil: undefined });
export const money: fc.Arbitrary<Minor> = fc.integer({ min: 0, max: 10 ** 9 }).map(minor);
/** With two decimals, none and three. */
export const currency = fc.constantFrom('EUR', 'JPY', 'BHD').map((code) => code as Currency);
export const language: fc.Arbitrary<Language> = fc.constantFrom(...LANGUAGES);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);

export const picture: fc.Arbitrary<Picture> = fc.record({
  path: fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/).map((hash) => `/pictures/${hash}`),
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
  widths: fc.array(fc.integer({ min: 1, max: 4096 }), { minLength: 1, maxLength: 4 }),
  placeholder: maybe(name),
  positionY: fc.integer({ min: 0, max: 100 }),
  scale: fc.integer({ min: 10, max: 400 }),
});

const NEVER: Visibility = {
  onlySpot: false,
  hideSpot: false,
  onlySpotBrowse: false,
  hideSpotBrowse: false,
  onlyDelivery: false,
  hideDelivery: false,
};

export const product: fc.Arbitrary<Product> = fc.record({
  id: id<ProductId>(),
  slug,
  type: fc.constantFrom('normal' as const, 'booking' as const),
  name,
  description: text,
  textLanguage: fc.constant('en' as const),
  label: maybe(name),
  subcategory: maybe(fc.record({ id: maybe(id<SubcategoryId>()), name })),
  categoryIds: fc.uniqueArray(id<CategoryId>(), { minLength: 1, maxLength: 4 }),
  priority: fc.integer(),
  variants: fc.uniqueArray(
    fc.record({
      id: id<VariantId>(),
      size: text,
      price: fc.option(money),
      additionalPrice: money,
      bookingMinutes: maybe(fc.integer({ min: 5, max: 1440 })),
    }),
    { maxLength: 4, selector: (variant) => variant.id },
  ),
  images: fc.array(picture, { maxLength: 3 }),
  allergens: fc.uniqueArray(fc.record({ code: name, name: text, image: maybe(name) }), {
    maxLength: 4,
    selector: (allergen) => allergen.code,
  }),
  ingredients: fc.array(
    fc.record({
      ingredientId: id<IngredientId>(),
      role: fc.constantFrom('required' as const, 'addable' as const, 'removable' as const),
      priority: fc.integer(),
    }),
    { maxLength: 5 },
  ),
  minAddable: fc.nat(50),
  maxAddable: maybe(fc.integer({ min: 1, max: 50 })),
  commentPlaceholder: maybe(name),
  inStock: fc.boolean(),
  hideForOrdering: fc.boolean(),
  isLiquid: fc.boolean(),
  hideVariants: fc.boolean(),
  discountPercent: percent,
  discountMoney: money,
  minimumDurability: maybe(fc.nat(1000)),
  visibility: fc
    .record({ onlySpotBrowse: fc.boolean(), hideSpotBrowse: fc.boolean() })
    .map((flags) => ({ ...NEVER, ...flags })),
});

export const ingredient: fc.Arbitrary<Ingredient> = fc.record({
  id: id<IngredientId>(),
  name,
  price: money,
  active: fc.boolean(),
  allergens: fc.array(name, { maxLength: 3 }),
});

const visibility: fc.Arbitrary<Visibility> = fc.record({
  onlySpot: fc.boolean(),
  hideSpot: fc.boolean(),
  onlySpotBrowse: fc.boolean(),
  hideSpotBrowse: fc.boolean(),
  onlyDelivery: fc.boolean(),
  hideDelivery: fc.boolean(),
});

/** A forest: each category hangs under one before it, or at the top. */
export const categories: fc.Arbitrary<Category[]> = fc
  .uniqueArray(
    fc.record({
      id: id<CategoryId>(),
      slug,
      name,
      description: text,
      textLanguage: fc.constant('en' as const),
      type: fc.constantFrom('normal' as const, 'link' as const, 'image' as const, 'info' as const),
      links: fc.array(name, { maxLength: 3 }),
      cloth: maybe(fc.constantFrom(...CLOTHS)),
      image: maybe(picture),
      video: maybe(name),
      above: fc.option(fc.nat(6)),
      priority: fc.integer(),
      opensCallWaiter: fc.boolean(),
      orderAllowed: fc.boolean(),
      visibility,
    }),
    { maxLength: 7, selector: (category) => category.id },
  )
  .map((list) => {
    const parentAt = list.map(({ above }, at) => (above !== null && above < at ? above : undefined));
    return list.map(({ above: _, ...category }, at) => ({
      ...category,
      parentId: parentAt[at] === undefined ? undefined : list[parentAt[at]]?.id,
      childIds: list.filter((_child, other) => parentAt[other] === at).map((child) => child.id),
    }));
  });

const tier = fc.oneof(
  fc.record({ valueType: fc.constant('percent' as const), value: percent }),
  fc.record({ valueType: fc.constant('money' as const), value: money as fc.Arbitrary<number> }),
);
export const place: fc.Arbitrary<Place> = fc.record({
  id: id<PlaceId>(),
  slug,
  name: text,
  description: text,
  textLanguage: language,
  currency,
  timeZone: fc.constantFrom('Europe/Sofia', 'America/New_York'),
  defaultLanguage: language,
  languages: fc.uniqueArray(language),
  accent: maybe(fc.constant('#b3202a')),
  orderTypes: fc.array(
    fc.record({
      type: fc.constantFrom(...ORDER_TYPES),
      id: id<number>(),
      discounts: fc.array(
        fc
          .tuple(tier, fc.record({ priceOver: money, activeFrom: maybe(clock), activeTo: maybe(clock) }))
          .map(([value, rest]) => ({ ...rest, ...value })),
        { maxLength: 2 },
      ),
      prices: fc.array(fc.record({ priceOver: money, price: money }), { maxLength: 2 }),
      radiuses: fc.array(
        fc.record({ start: fc.nat(20), end: fc.nat(20), deliveryPrice: money, freeFrom: maybe(money) }),
        { maxLength: 2 },
      ),
      shapes: fc.array(
        fc.record({
          id: id<number>(),
          coordinates: fc.array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 })), {
            maxLength: 3,
          }),
          activeFrom: maybe(clock),
          activeTo: maybe(clock),
          deliveryPrice: money,
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 3 },
  ),
  modules: fc.array(name, { maxLength: 3 }),
  address: text,
  phone: text,
});

const windows = fc.array(
  fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1440 }) }),
  { maxLength: 2 },
);
const amount = fc.nat(1_000_000);
export const settings: fc.Arbitrary<Settings> = fc.record({
  currencySuffix: text,
  secondCurrency: maybe(
    fc.record({
      currency: name,
      suffix: text,
      rate: fc.constantFrom(1.95583, 1, 0.5),
      from: maybe(fc.constant('2026-01-01')),
      to: maybe(fc.constant('2026-12-31')),
      first: fc.boolean(),
    }),
  ),
  chfRate: maybe(fc.constantFrom(0.95, 1.1)),
  defaultLanguage: language,
  firstLanguage: maybe(language),
  ordersAllowed: fc.boolean(),
  disableOvertimeOrders: fc.boolean(),
  openingHours: maybe(fc.array(windows, { minLength: 7, maxLength: 7 })),
  orderExpireHours: amount,
  bookingIntervalMinutes: fc.integer({ min: 1, max: 1440 }),
  orderSilentMinutes: amount,
  orderAskMinutes: amount,
  repeatOrderSeconds: amount,
  accumulatedPercent: fc.constantFrom(0, 2.5, 10, 100),
  moneyDiscountOnlyPreorder: fc.boolean(),
  tokenHidesProducts: fc.boolean(),
  tabletModeAlwaysOn: fc.boolean(),
  hideAddToCart: fc.constantFrom(0, 1, 2),
  addToCartPosition: fc.constantFrom('top', 'bottom', 'both'),
  orderButtonOnVariant: fc.constantFrom(0, 1, 2),
  viewProductPage: fc.constantFrom(0, 1, 2),
  showLiquidRelated: fc.boolean(),
  designTheme: fc.constantFrom(1, 2, 3),
  designSubtheme: fc.constantFrom(1, 2, 3),
  darkerTheme: fc.constantFrom(0, 1, 2),
  onePageMenu: fc.boolean(),
  pdfMenu: fc.boolean(),
  subcategoriesDesign: fc.nat(9),
  multipleColumns: fc.boolean(),
  showFooter: fc.boolean(),
  promotionsHtml: text,
  promotionsText: text,
  footerHtml: text,
  minClientVersion: maybe(name),
});

const choice = fc.record({
  required: maybe(id<IngredientId>()),
  addable: fc.uniqueArray(id<IngredientId>(), { maxLength: 4 }).map((ids) => ids.toSorted((a, b) => a - b)),
  removable: fc.uniqueArray(id<IngredientId>(), { maxLength: 4 }).map((ids) => ids.toSorted((a, b) => a - b)),
});
export const orderLine: fc.Arbitrary<OrderLine> = fc.record({
  productId: id<ProductId>(),
  variantId: id<VariantId>(),
  categoryId: maybe(id<CategoryId>()),
  choice,
  quantity: fc.integer({ min: 1, max: 99 }),
});
export const orderId = fc.uuid({ version: 7 }).map((uuid) => uuid as OrderId);

export const placedOrder: fc.Arbitrary<PlacedOrder> = fc.record({
  id: orderId,
  placeId: id<PlaceId>(),
  sessionId: fc.uuid().map((uuid) => uuid as SessionId),
  number: fc.integer({ min: 1, max: 9999 }),
  label: text,
  orderType: fc.constantFrom(...ORDER_TYPES),
  status: fc.constantFrom(...ORDER_STATUSES),
  total: money,
  placedAt: fc.nat(),
  lines: fc.array(
    fc.record({
      productId: id<ProductId>(),
      variantId: id<VariantId>(),
      name: text,
      size: text,
      required: maybe(name),
      added: fc.array(text, { maxLength: 3 }),
      removed: fc.array(text, { maxLength: 3 }),
      comment: maybe(name),
      quantity: fc.integer({ min: 1, max: 99 }),
      total: money,
    }),
    { maxLength: 4 },
  ),
});
