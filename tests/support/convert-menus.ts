// Converts real menus to venue folders. They are not in the repository: MENUS_DIR names their folder. Odd data has a rule,
// because a crashing converter would skip the test: an invalid price becomes "ask the waiter", an empty name gets a
// placeholder, an unexplained label becomes an allergen.
import * as v from 'valibot';
import type { Venue } from '#contract/place/venue.ts';
import { RESERVED_CATEGORY_SLUGS } from '#domain/slug.ts';
import { allergenBook, readJson, slugMaker } from './menu-source.ts';

/** Content of a venue.json, in which optional fields may be missing. */
export interface ConvertedVenue {
  readonly slug: string;
  readonly products: readonly ConvertedProduct[];
  readonly [field: string]: unknown;
}
export interface ConvertedProduct {
  readonly slug: string;
  readonly name: Venue['name'];
  readonly categories: readonly string[];
  readonly variants: readonly { readonly key: string; readonly size?: Venue['name']; readonly price: string | null }[];
  readonly allergens: readonly string[];
  readonly description?: string;
  readonly label?: string;
}

/** "2.40" for "Baustellenteller (> 2.40€)"; null for "N/A", an empty value and -1. */
export function amountIn(value: unknown): string | null {
  if (typeof value === 'number') return value > 0 ? value.toFixed(2) : null;
  if (typeof value !== 'string') return null;
  const found = /(\d+(?:[.,]\d{1,2})?)\s*(?:€|EUR)?/.exec(value)?.[1];
  return found === undefined ? null : amountIn(Number(found.replace(',', '.')));
}

const tierSchema = v.nullish(
  v.object({
    base_price: v.nullish(v.union([v.number(), v.string()])),
    price_per_unit: v.nullish(v.number()),
    unit: v.nullish(v.string()),
  }),
);
const dishSchema = v.object({
  name: v.string(),
  price: v.nullish(v.union([v.number(), v.string()])),
  prices: v.nullish(v.object({ students: tierSchema, staff: tierSchema, guests: tierSchema })),
  labels: v.nullish(v.array(v.string()), []),
  ingredients: v.nullish(v.array(v.string()), []),
  dish_type: v.nullish(v.string(), ''),
  canteen: v.nullish(v.string(), ''),
});
type Dish = v.InferOutput<typeof dishSchema>;

const TIERS = {
  students: { de: 'Studierende', en: 'Students' },
  staff: { de: 'Bedienstete', en: 'Staff' },
  guests: { de: 'Gäste', en: 'Guests' },
} as const;

/** A tier becomes a variant; a price by weight is the price of its first unit plus the base. */
function variantsOf(dish: Dish, languages: readonly string[]): ConvertedProduct['variants'] {
  const { prices } = dish;
  if (!prices) return [{ key: 'one', price: amountIn(dish.price) }];
  return (['students', 'staff', 'guests'] as const).map((key) => {
    const tier = prices[key];
    const sum = Number(amountIn(tier?.base_price) ?? 0) + Number(amountIn(tier?.price_per_unit) ?? 0);
    const unit = tier?.unit ? `, ${tier.unit}` : '';
    const { de, en } = TIERS[key];
    const size = languages.includes('en') ? { de: de + unit, en: en + unit } : de + unit;
    return { key, size, price: amountIn(sum) };
  });
}

const venue = (slug: string, name: string, languages: readonly string[], rest: object) => ({
  format: 1,
  slug,
  name,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  defaultLanguage: 'de',
  languages,
  orderTypes: [{ type: 'spot' }],
  settings: { default_currency_suffix: '€', disable_overtime_orders: 0 },
  tables: [{ name: '1', code: `${slug}-table-one-of-the-test`.slice(-64) }],
  ...rest,
});

const canteensSchema = v.object({
  canteens: v.array(
    v.object({
      canteen_id: v.string(),
      weeks: v.array(v.object({ days: v.array(v.object({ dishes: v.array(dishSchema) })) })),
    }),
  ),
});

/** Canteens of three weeks, each a venue in German and English; a repeated dish is the same dish. */
export function convertCanteens(): ConvertedVenue[] {
  const german = readJson('tum-eat-api-all.de.json', canteensSchema).canteens;
  const english = readJson('tum-eat-api-all.en.json', canteensSchema).canteens;
  return german.map((canteen, i) => {
    const languages = ['de', 'en'];
    const allergens = allergenBook(languages);
    const slugOf = slugMaker();
    const categories = categoryBook();
    const products = new Map<string, ConvertedProduct>();
    const dishes = canteen.weeks.flatMap(({ days }) => days.flatMap((day) => day.dishes));
    const translated = (english[i]?.weeks ?? []).flatMap(({ days }) => days.flatMap((day) => day.dishes));
    for (const [j, dish] of dishes.entries()) {
      const name = dish.name.trim() || NAMELESS;
      if (products.has(name)) continue;
      products.set(name, {
        slug: slugOf(name, 'dish'),
        name: { de: name, en: translated[j]?.name.trim() || name },
        categories: [categories.slugOf(dish.dish_type)],
        variants: variantsOf(dish, languages),
        allergens: allergens.codesOf(dish.labels),
      });
    }
    return venue(canteen.canteen_id, canteen.canteen_id, languages, {
      allergens: allergens.own,
      categories: categories.list,
      products: [...products.values()],
    }) as unknown as ConvertedVenue;
  });
}

const NAMELESS = 'Gericht ohne Namen';

/** Categories by name, created on first use. */
function categoryBook() {
  const list: { slug: string; name: string; parent?: string }[] = [];
  const slugs = new Map<string, string>();
  const make = slugMaker(RESERVED_CATEGORY_SLUGS);
  const slugOf = (name: string, parent?: string): string => {
    const key = `${parent ?? ''}/${name}`;
    const known = slugs.get(key);
    if (known) return known;
    const slug = make(parent === undefined ? name : `${parent} ${name}`, 'dishes');
    list.push({ slug, name: name.trim() || 'Gerichte', ...(parent === undefined ? {} : { parent }) });
    slugs.set(key, slug);
    return slug;
  };
  return { list, slugOf };
}

/** All dishes of eight years as one venue: a category per canteen, with subcategories by kind of dish. */
export function convertUniqueDishes(): ConvertedVenue {
  const allergens = allergenBook(['de']);
  const slugOf = slugMaker();
  const categories = categoryBook();
  const products = readJson('tum-eat-api-unique-dishes.de.json', v.array(dishSchema)).map((dish): ConvertedProduct => {
    const canteen = categories.slugOf(dish.canteen);
    return {
      slug: slugOf(dish.name, 'dish'),
      name: dish.name.trim() || NAMELESS,
      categories: [categories.slugOf(dish.dish_type.replace(/^DishType\./, ''), canteen)],
      variants: variantsOf(dish, ['de']),
      allergens: allergens.codesOf([...dish.labels, ...dish.ingredients]),
    };
  });
  const rest = { allergens: allergens.own, categories: categories.list, products };
  return venue('all-dishes', 'Alle Gerichte', ['de'], rest) as unknown as ConvertedVenue;
}

const texts = v.nullish(v.array(v.string()), []);
const bistroSchema = v.object({
  openAt: v.array(v.object({ day: v.string(), from: v.string(), to: v.string() })),
  cafeData: v.object({
    menu: v.array(
      v.object({
        category: v.string(),
        description: v.nullish(v.string(), ''),
        items: v.array(
          v.object({
            name: v.string(),
            description: v.nullish(v.string(), ''),
            price: v.nullish(v.union([v.number(), v.string()])),
            allergens: texts,
            additives: texts,
            traits: texts,
          }),
        ),
      }),
    ),
  }),
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A German bistro with two opening windows a day, which it enforces. */
export function convertBistro(): ConvertedVenue {
  const bistro = readJson('asia-bistro.json', bistroSchema);
  const allergens = allergenBook(['de']);
  const slugOf = slugMaker();
  const categorySlug = slugMaker(RESERVED_CATEGORY_SLUGS);
  const hours = DAYS.map((day, i) => {
    const windows = bistro.openAt.filter((one) => one.day === day).map(({ from, to }) => `${from}-${to}`);
    return [i + 1, windows.join(', ') || '-'];
  });
  const categories = bistro.cafeData.menu.map(({ category, description }) => ({
    slug: categorySlug(category, 'dishes'),
    name: category.trim(),
    description,
  }));
  const products = bistro.cafeData.menu.flatMap(({ items }, i) =>
    items.map((item): ConvertedProduct => {
      const label = item.traits[0];
      return {
        slug: slugOf(item.name, 'dish'),
        name: item.name.trim() || NAMELESS,
        description: item.description,
        categories: [categories[i]?.slug ?? ''],
        variants: [{ key: 'one', price: amountIn(item.price) }],
        allergens: allergens.codesOf([...item.allergens, ...item.additives]),
        ...(label ? { label } : {}),
      };
    }),
  );
  const settings = { default_currency_suffix: '€', disable_overtime_orders: 1 };
  const rest = { hours: Object.fromEntries(hours), settings, allergens: allergens.own, categories, products };
  return venue('asia-bistro', 'Asia Bistro', ['de'], rest) as unknown as ConvertedVenue;
}
