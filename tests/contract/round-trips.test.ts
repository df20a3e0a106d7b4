import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { availabilityToWire, parseAvailability } from '#contract/availability/availability.ts';
import { languagesToWire, parseLanguages } from '#contract/language/language.ts';
import { hierarchyToWire, parseHierarchy } from '#contract/menu/category.ts';
import { assembleMenu } from '#contract/menu/menu.ts';
import {
  commentsFromWire,
  dishesToWire,
  orderLineToWire,
  parseOrders,
  placedOrderToWire,
  toOrderLine,
  wireOrderLineSchema,
} from '#contract/order/order.ts';
import { clientToWire, parseClient } from '#contract/place/client.ts';
import { parseSettings, settingsToWire } from '#contract/place/settings.ts';
import { ingredientsToWire, parseIngredients } from '#contract/product/ingredient.ts';
import { readModifierGroups } from '#contract/product/modifier-group.ts';
import { parseProducts, productToWire } from '#contract/product/product.ts';
import { parseSessionCookie, parseSessionToken, sessionToWire } from '#contract/session/session.ts';
import type { PlaceId, ProductId, SessionId, SessionToken, VariantId } from '#domain/ids.ts';
import type { MenuTexts } from '#domain/menu/menu.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { ORDER_TYPES } from '#domain/place/place.ts';
import {
  categories,
  currency,
  id,
  ingredient,
  language,
  maybe,
  name,
  orderLine,
  placedOrder,
  product,
  slug,
  text,
} from './arbitraries.ts';
import { place, settings } from './place/place-arbitraries.ts';

/** A value after a trip through JSON, without `undefined`. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const holds = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => void): void => {
  const property = fc.property(arbitrary, (value) => {
    check(value);
  });
  fc.assert(property, { numRuns: 300 });
};

test('a product survives a round trip [S3.01, S3.03, S3.04, S3.05, S3.06, S3.07, S3.08, S3.09, S7.09]', () => {
  holds(fc.tuple(fc.array(product, { maxLength: 3 }), currency), ([products, code]) => {
    const wire = sent(products.map((one) => productToWire(one, [], code)));
    const parsed = parseProducts(wire, { currency: code, defaultLanguage: 'en', readGroups: readModifierGroups });
    expect(parsed?.rejected).toEqual([]);
    expect(parsed?.items.map((one) => one.product)).toEqual(products);
  });
});

test('an ingredient survives a round trip [S3.10, S7.07]', () => {
  const list = fc.uniqueArray(ingredient, { maxLength: 5, selector: (one) => one.id });
  holds(fc.tuple(list, currency), ([ingredients, code]) => {
    const parsed = parseIngredients(sent(ingredientsToWire(ingredients, [], code)), code);
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect(parsed?.items.map((one) => one.ingredient).toSorted(byId)).toEqual(ingredients.toSorted(byId));
  });
});

test('a category tree survives a round trip [S3.11, S3.13, S7.06]', () => {
  holds(categories, (tree) => {
    const parsed = parseHierarchy(sent(hierarchyToWire(tree, [])), 'en');
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect(parsed?.rejected).toEqual([]);
    expect(parsed?.items.map((one) => one.category).toSorted(byId)).toEqual(tree.toSorted(byId));
  });
});

test('translations survive a round trip, each with its own field [S3.01, S3.09]', () => {
  const words = fc.record({ name, description: name }, { requiredKeys: [] });
  const said = fc.record({
    language,
    product: words,
    label: maybe(name),
    size: maybe(name),
    category: words,
    ingredient: maybe(name),
    allergen: maybe(name),
  });
  const texts = fc.uniqueArray(said, { selector: (one) => one.language });
  holds(fc.tuple(product, categories, ingredient, texts), ([dish, tree, extra, languages]) => {
    const menuTexts: MenuTexts[] = languages.map((one) => ({
      language: one.language,
      version: 'v',
      products: { [dish.id]: { ...one.product, ...(one.label === undefined ? {} : { label: one.label }) } },
      variants:
        one.size === undefined
          ? {}
          : Object.fromEntries(dish.variants.map((variant) => [variant.id, { size: one.size ?? '' }])),
      categories: Object.fromEntries(tree.map((category) => [category.id, one.category])),
      ingredients: one.ingredient === undefined ? {} : { [extra.id]: { name: one.ingredient } },
      allergens:
        one.allergen === undefined
          ? {}
          : Object.fromEntries((dish.allergens ?? []).map(({ code }) => [code, { name: one.allergen ?? '' }])),
    }));
    const code = 'EUR' as Parameters<typeof productToWire>[2];
    const products = parseProducts(sent([productToWire(dish, menuTexts, code)]), {
      currency: code,
      defaultLanguage: 'en',
      readGroups: readModifierGroups,
    });
    const hierarchy = parseHierarchy(sent(hierarchyToWire(tree, menuTexts)), 'en');
    const ingredients = parseIngredients(sent(ingredientsToWire([extra], menuTexts, code)), code);
    const { menu, texts: back } = assembleMenu({
      placeId: 1 as PlaceId,
      version: 'v',
      products: products?.items ?? [],
      categories: hierarchy?.items ?? [],
      ingredients: ingredients?.items ?? [],
    });
    expect(menu).toMatchObject({ version: 'v', products: [{ id: dish.id }], ingredients: [{ id: extra.id }] });
    const byLanguage = (a: MenuTexts, b: MenuTexts) => a.language.localeCompare(b.language);
    expect(back.toSorted(byLanguage)).toEqual(menuTexts.toSorted(byLanguage));
  });
});

test('a place survives a round trip [S3.19, S3.20, S3.21, S3.22, S3.23, S3.24]', () => {
  holds(fc.tuple(fc.array(place, { maxLength: 2 }), slug, text), ([places, clientId, clientName]) => {
    const client = { id: clientId, name: clientName, places };
    expect(parseClient(sent(clientToWire(client)))).toEqual({ ok: true, value: client });
  });
});

test('settings survive a round trip [S7.02]', () => {
  holds(settings, (one) => expect(parseSettings(sent(settingsToWire(one)))).toEqual({ ok: true, value: one }));
});

test('the list of languages survives a round trip [S3.36, S7.04]', () => {
  holds(fc.uniqueArray(language), (list) => expect(parseLanguages(sent(languagesToWire(list)))).toEqual(list));
});

test('a table session survives the wire and its cookie [S3.29, S7.10, S7.11]', () => {
  const session = fc.record({
    placeId: id<PlaceId>(),
    id: fc.uuid().map((uuid) => uuid as SessionId),
    token: fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/).map((token) => token as SessionToken),
    expiresAt: fc.nat(),
    orderType: fc.constantFrom(...ORDER_TYPES),
    table: maybe(name),
    roomNumber: maybe(name),
    roomNumberDisabled: fc.boolean(),
    tabletMode: fc.boolean(),
  });
  holds(session, (one) => {
    expect(parseSessionToken(sent(sessionToWire(one)))).toEqual({ ok: true, value: one });
    expect(parseSessionCookie(JSON.stringify(sessionToWire(one)))).toEqual(one);
  });
});

test('an order line is equal after it was written to the wire and read again [S3.18, S7.16]', () => {
  holds(orderLine, (line) => {
    expect(toOrderLine(v.parse(wireOrderLineSchema, sent(orderLineToWire(line))))).toEqual(line);
  });
});

test('comments of lines are sent once per variant, and once per line that differs [S3.18]', () => {
  const dish = (variantId: number, comment?: string): OrderLine => ({
    ...{ productId: 1 as ProductId, variantId: variantId as VariantId, categoryId: undefined, quantity: 1 },
    choice: { required: undefined, addable: [], removable: [] },
    ...(comment !== undefined && { comment }),
  });
  const commented = (...lines: readonly OrderLine[]) => {
    const { products, order_comment } = dishesToWire(lines);
    return [products.map(({ comment }) => comment), commentsFromWire(order_comment)];
  };
  expect(commented(dish(10), dish(20, 'hot'), dish(20, 'hot'))).toEqual([
    [undefined, undefined, undefined],
    { 20: 'hot' },
  ]);
  expect(commented(dish(10, 'well done'), dish(10, 'medium'), dish(10), dish(20, 'hot'))).toEqual([
    ['well done', 'medium', '', undefined],
    { 10: 'well done; medium', 20: 'hot' },
  ]);
  expect(commented(dish(10, 'NO NUTS'), dish(10))).toEqual([[undefined, ''], { 10: 'NO NUTS' }]);
});

test('an accepted order survives a round trip [S7.14]', () => {
  holds(fc.tuple(fc.array(placedOrder, { maxLength: 3 }), currency), ([orders, code]) => {
    const parsed = parseOrders(sent(orders.map((order) => placedOrderToWire(order, code))), code);
    expect(parsed).toEqual({ items: orders, rejected: [] });
  });
});

test('rows of items that are off survive a round trip', () => {
  const row = fc.record({
    placeId: id<PlaceId>(),
    productId: id<ProductId>(),
    until: fc.option(fc.nat()),
    seq: fc.nat(),
  });
  holds(fc.array(row), (rows) => {
    expect(parseAvailability(sent(rows.map(availabilityToWire)))).toEqual({ items: rows, rejected: [] });
  });
});
