// The structured data of a page (schema.org in JSON-LD), with public facts only.
import type { Category, Diet, Product } from '#domain/menu/menu.ts';
import { visibleProducts } from '#domain/menu/visibility.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { OpeningWindow, WeeklyHours } from '#domain/place/weekly-hours.ts';
import { formatAmountPlain } from '#domain/pricing/money.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { inLanguage, type Origin } from './addresses.ts';
import { oneLine } from './escape.ts';
import type { PlaceView } from './place-view.ts';
import { sectionsUnder } from './sections.ts';
import type { FindSharePicture } from './share-picture.ts';

// Day names of schema.org.
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAY_MINUTES = 1440;

interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  /** Closing time; on the next day when it is not later than `opens`. */
  readonly closes: string;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Search engines read 00:00 to 23:59 as open around the clock; equal times would mean closed. */
const closing = ({ from, to }: OpeningWindow): string =>
  from === to % DAY_MINUTES ? clock((from + DAY_MINUTES - 1) % DAY_MINUTES) : clock(to % DAY_MINUTES);

/** The hours, with days of equal hours together; a day without hours is closed. */
const openingHoursData = (hours: WeeklyHours): OpeningHours[] => {
  const byTimes = new Map<string, { opens: string; closes: string; days: string[] }>();
  hours.slice(0, DAYS.length).forEach((windows, at) => {
    for (const window of windows) {
      const opens = clock(window.from);
      const closes = closing(window);
      const group = byTimes.get(`${opens}-${closes}`) ?? { opens, closes, days: [] };
      group.days.push(`https://schema.org/${DAYS[at]}`);
      byTimes.set(`${opens}-${closes}`, group);
    }
  });
  return [...byTimes.values()].map(({ opens, closes, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }));
};

export type Data = Readonly<Record<string, unknown>>;

export interface DataContext {
  readonly view: PlaceView;
  readonly origin: Origin;
  readonly findPicture: FindSharePicture;
}

/** The most characters of structured data that a phone downloads with a page. Dishes beyond have their own pages. */
const MOST_CHARACTERS = 90_000;

const DIET_NAMES: Readonly<Record<Diet, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
};

const text = (words: string): string | undefined => oneLine(words) || undefined;

const addressOf = ({ view, origin }: DataContext, path: string): string =>
  origin + inLanguage(`/${view.place.slug}${path}`, view.language, view.place.defaultLanguage);

/** The id of a thing, equal on every page and in every language. */
const idOf = ({ view, origin }: DataContext, fragment: string): string => `${origin}/${view.place.slug}#${fragment}`;

export const productPath = ({ view }: Pick<DataContext, 'view'>, product: Product): string => {
  const home = view.index.homeCategory(product);
  return `/${home?.slug ?? 'menu'}/${product.slug}`;
};

export const restaurantData = async (context: DataContext, image: string): Promise<Data> => {
  const { place, settings, name, description } = context.view;
  const hours = place.openingHours ?? settings.openingHours;
  return {
    '@type': 'Restaurant',
    '@id': idOf(context, 'place'),
    name,
    description: text(description),
    url: addressOf(context, ''),
    image,
    address: text(placeTexts(place, context.view.language).address.text),
    telephone: text(place.phone),
    email: text(place.email),
    geo: place.location && {
      '@type': 'GeoCoordinates',
      latitude: place.location.lat,
      longitude: place.location.lng,
    },
    currenciesAccepted: place.currency,
    openingHoursSpecification: hours && openingHoursData(hours),
    hasMenu: { '@id': idOf(context, 'menu') },
  };
};

/** Names of the menu's sections; their contents are on their own pages. */
export const menuData = (context: DataContext): Data => ({
  ...menuHead(context),
  hasMenuSection: sectionsUnder(context.view.index, undefined).map((category) => ({
    '@type': 'MenuSection',
    name: oneLine(category.name),
    url: addressOf(context, `/${category.slug}`),
  })),
});

/** The whole menu, dish by dish, as far as it fits. */
export const wholeMenuData = async (context: DataContext): Promise<Data> => {
  const room = { left: MOST_CHARACTERS };
  const sections: Data[] = [];
  for (const category of sectionsUnder(context.view.index, undefined)) {
    sections.push(await sectionData(context, category, room));
  }
  return { ...menuHead(context), hasMenuSection: sections };
};

const menuHead = (context: DataContext): Data => ({
  '@type': 'Menu',
  '@id': idOf(context, 'menu'),
  name: `${context.view.name} · ${context.view.words.menu}`,
  url: addressOf(context, '/all'),
  inLanguage: context.view.language,
});

/** A category with its dishes and the categories below it. */
export const sectionData = async (
  context: DataContext,
  category: Category,
  room = { left: MOST_CHARACTERS },
): Promise<Data> => {
  const { index, settings, language } = context.view;
  const items: Data[] = [];
  // The entries of an info category are banners, not dishes.
  const isInfo = category.type === 'info';
  const products = isInfo ? [] : visibleProducts(index, category.id, undefined, settings, false);
  for (const product of products) {
    const item = await itemData(context, product);
    room.left -= JSON.stringify(item).length;
    if (room.left < 0) break;
    items.push(item);
  }
  const below: Data[] = [];
  for (const child of sectionsUnder(index, category.id)) {
    below.push(await sectionData(context, child, room));
  }
  return {
    '@type': 'MenuSection',
    name: oneLine(category.name),
    description: text(category.description),
    url: addressOf(context, `/${category.slug}`),
    inLanguage: language,
    hasMenuItem: items.length > 0 ? items : undefined,
    hasMenuSection: below.length > 0 ? below : undefined,
  };
};

export const itemData = async (context: DataContext, product: Product): Promise<Data> => {
  const picture = product.images[0] && (await context.findPicture(product.images[0]));
  const offers = offersOf(context, product);
  // The diets that the venue declares; none are inferred.
  const diets = product.diets?.map((diet) => `https://schema.org/${DIET_NAMES[diet]}`) ?? [];
  return {
    '@type': 'MenuItem',
    name: oneLine(product.name),
    description: text(product.description),
    url: addressOf(context, productPath(context, product)),
    image: picture && context.origin + picture.path,
    offers: offers.length > 0 ? offers : undefined,
    suitableForDiet: diets.length > 0 ? diets : undefined,
  };
};

/**
 * Price for a guest without a table; a dish without a fixed price has no offer. A price that a required choice may raise is
 * marked as the least one.
 */
const offersOf = ({ view }: DataContext, product: Product): Data[] =>
  product.variants.flatMap((variant) => {
    const price = shownPrice(view.index, product, variant, view.settings, undefined);
    if (!price) return [];
    const amount = formatAmountPlain(price.after, view.place.currency);
    return {
      '@type': 'Offer',
      name: text(variant.size),
      price: amount,
      priceCurrency: view.place.currency,
      priceSpecification: price.from
        ? { '@type': 'PriceSpecification', minPrice: amount, priceCurrency: view.place.currency }
        : undefined,
      availability: product.inStock ? undefined : 'https://schema.org/OutOfStock',
    };
  });

/** The way from the place down to this page; each step's path is below the place. */
export const breadcrumbData = (
  context: DataContext,
  steps: readonly { readonly name: string; readonly path: string }[],
): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: context.view.name, path: '' }, ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: oneLine(name),
    item: addressOf(context, path),
  })),
});
