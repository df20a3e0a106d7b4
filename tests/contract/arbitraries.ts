// Random values of the domain, within their limits, to test that they survive the wire.
import fc from 'fast-check';
import type {
  CategoryId,
  GroupId,
  IngredientId,
  OrderId,
  PlaceId,
  ProductId,
  SessionId,
  SubcategoryId,
  VariantId,
} from '#domain/ids.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import {
  BACKGROUNDS,
  type Category,
  DIETS,
  type Ingredient,
  type ModifierGroup,
  type ModifierOption,
  type Product,
  type Visibility,
} from '#domain/menu/menu.ts';
import { ORDER_STATUSES, type OrderLine, type PlacedOrder } from '#domain/order/order.ts';
import { type DeviceId, type Orderer, sessionOrderer, type UserId } from '#domain/order/orderer.ts';
import type { Picture } from '#domain/picture.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import { type Currency, type Minor, minor } from '#domain/pricing/money.ts';
import type { VatRates } from '#domain/pricing/vat-rates.ts';

export const id = <T extends number>(): fc.Arbitrary<T> => fc.integer({ min: 1, max: 2 ** 40 }) as fc.Arbitrary<never>;
export const text = fc.string({ unit: 'grapheme', maxLength: 30 });
export const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
export const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
export const maybe = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(one, { nil: undefined });
export const money: fc.Arbitrary<Minor> = fc.integer({ min: 0, max: 10 ** 9 }).map(minor);
/** Currencies with two, no and three decimals. */
export const currency = fc.constantFrom('EUR', 'JPY', 'BHD').map((code) => code as Currency);
export const language: fc.Arbitrary<Language> = fc.constantFrom(...LANGUAGES);
export const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
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

const allergens = fc.uniqueArray(fc.record({ code: name, name: text, image: maybe(name) }), {
  maxLength: 4,
  selector: (allergen) => allergen.code,
});

const option = fc.record({
  ingredientId: id<IngredientId>(),
  price: money,
  prices: fc.dictionary(id<VariantId>().map(String), money, { maxKeys: 3, noNullPrototype: true }),
  active: fc.boolean(),
  max: fc.integer({ min: 1, max: 9 }),
  included: fc.boolean(),
});
const groupOf = (options: fc.Arbitrary<ModifierOption>): fc.Arbitrary<ModifierGroup> =>
  fc.record({
    id: id<GroupId>(),
    title: text,
    min: fc.nat(9),
    max: maybe(fc.integer({ min: 1, max: 9 })),
    ask: fc.boolean(),
    defaults: fc.array(id<IngredientId>(), { maxLength: 3 }),
    options: fc.array(options, { maxLength: 3 }),
  });
const opened = groupOf(option.map((one) => ({ ...one, opens: undefined })));
const groups = fc.array(groupOf(fc.tuple(option, maybe(opened)).map(([one, opens]) => ({ ...one, opens }))), {
  minLength: 1,
  maxLength: 3,
});

/** An optional field, absent when it has no value. */
export const leftOut = <K extends string, T>(key: K, one: fc.Arbitrary<T>): fc.Arbitrary<{ [P in K]?: T }> =>
  fc.option(one, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }) as { [P in K]?: T });

export const vat: fc.Arbitrary<VatRates> = fc.record({ here: percent, away: percent });

export const product: fc.Arbitrary<Product> = fc
  .tuple(leftOut('asksRequired', fc.constant(true as const)), leftOut('groups', groups), leftOut('vat', vat))
  .chain(([asks, own, taxed]) => plainProduct.map((plain) => ({ ...plain, ...asks, ...own, ...taxed })));

const plainProduct: fc.Arbitrary<Product> = fc.record({
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
  allergens: maybe(allergens),
  mayContain: allergens,
  diets: maybe(fc.subarray([...DIETS])),
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
  goesWith: maybe(fc.array(id<ProductId>(), { maxLength: 3 })),
  visibility: fc
    .record({ onlySpotBrowse: fc.boolean(), hideSpotBrowse: fc.boolean() })
    .map((flags) => ({ ...NEVER, ...flags })),
});

export const ingredient: fc.Arbitrary<Ingredient> = fc.record({
  id: id<IngredientId>(),
  name,
  price: money,
  active: fc.boolean(),
  allergens: maybe(fc.array(name, { maxLength: 3 })),
  diets: maybe(fc.subarray([...DIETS])),
});

const visibility: fc.Arbitrary<Visibility> = fc.record({
  onlySpot: fc.boolean(),
  hideSpot: fc.boolean(),
  onlySpotBrowse: fc.boolean(),
  hideSpotBrowse: fc.boolean(),
  onlyDelivery: fc.boolean(),
  hideDelivery: fc.boolean(),
});

/** A forest: each category has an earlier one as its parent, or is at the top. */
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
      cloth: maybe(fc.constantFrom(...BACKGROUNDS)),
      image: maybe(picture),
      video: maybe(fc.stringMatching(/^[0-9a-f]{32}$/).map((hash) => `/videos/${hash}.mp4`)),
      above: fc.option(fc.nat(6)),
      priority: fc.integer(),
      opensCallWaiter: fc.boolean(),
      orderAllowed: fc.boolean(),
      hours: fc.option(fc.array(fc.constantFrom([], [{ from: 420, to: 660 }]), { minLength: 7, maxLength: 7 })),
      visibility,
    }),
    { maxLength: 7, selector: (category) => category.id },
  )
  .map((list) => {
    const parentAt = list.map(({ above }, at) => (above !== null && above < at ? above : undefined));
    return list.map(({ above: _, hours, ...category }, at) => ({
      ...category,
      ...(hours && { hours }),
      parentId: parentAt[at] === undefined ? undefined : list[parentAt[at]]?.id,
      childIds: list.filter((_child, other) => parentAt[other] === at).map((child) => child.id),
    }));
  });

const modifiers = fc
  .uniqueArray(fc.record({ groupId: id<GroupId>(), optionId: id<IngredientId>(), quantity: fc.nat(99) }), {
    maxLength: 4,
    selector: ({ groupId, optionId }) => `${groupId}/${optionId}`,
  })
  .map((list) => list.toSorted((a, b) => a.groupId - b.groupId || a.optionId - b.optionId));
const choice = fc
  .tuple(
    fc.record({
      required: maybe(id<IngredientId>()),
      addable: fc.uniqueArray(id<IngredientId>(), { maxLength: 4 }).map((ids) => ids.toSorted((a, b) => a - b)),
      removable: fc.uniqueArray(id<IngredientId>(), { maxLength: 4 }).map((ids) => ids.toSorted((a, b) => a - b)),
    }),
    leftOut('modifiers', modifiers),
  )
  .map(([listed, own]) => ({ ...listed, ...own }));
export const orderLine: fc.Arbitrary<OrderLine> = fc.record({
  productId: id<ProductId>(),
  variantId: id<VariantId>(),
  categoryId: maybe(id<CategoryId>()),
  choice,
  quantity: fc.integer({ min: 1, max: 99 }),
});
export const orderId = fc.uuid({ version: 7 }).map((uuid) => uuid as OrderId);

/**
 * An orderer without a table session: a guest, user or member of staff. Orders of a sitting itself name only the sitting.
 */
const elsewhere: fc.Arbitrary<Orderer> = fc.oneof(
  fc.record({
    kind: fc.constant('device' as const),
    deviceId: fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/).map((text) => text as DeviceId),
  }),
  fc.record({ kind: fc.constant('user' as const), userId: slug.map((text) => text as UserId) }),
  fc.record({ kind: fc.constant('staff' as const), userId: slug.map((text) => text as UserId), table: name }),
);
const sitting = fc.uuid().map((uuid) => uuid as SessionId);
const whose = fc.oneof(
  fc.record({ by: fc.constant(undefined), sessionId: sitting }),
  fc.record({ by: elsewhere, sessionId: maybe(sitting) }),
);

const orderAlone = fc.record({
  id: orderId,
  placeId: id<PlaceId>(),
  number: fc.integer({ min: 1, max: 9999 }),
  label: text,
  orderType: fc.constantFrom(...ORDER_TYPES),
  status: fc.constantFrom(...ORDER_STATUSES),
  total: money,
  placedAt: fc.nat(),
  lines: fc.array(
    fc
      .tuple(
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
        leftOut(
          'modifiers',
          fc.array(fc.record({ group: text, name: text, quantity: fc.nat(9) }), { minLength: 1, maxLength: 3 }),
        ),
      )
      .map(([line, own]) => ({ ...line, ...own })),
    { maxLength: 4 },
  ),
});

export const placedOrder: fc.Arbitrary<PlacedOrder> = fc.tuple(orderAlone, whose).map(([order, { by, sessionId }]) => ({
  ...order,
  sessionId,
  orderer: by ?? sessionOrderer({ id: sessionId, orderType: order.orderType }),
}));
