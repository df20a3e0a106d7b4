// The slice of a published place for the page at one address, as a guest without a scan sees it.
import { type PageSlice, type PlaceSlice, SLICE_FORMAT } from '#contract/menu/slice.ts';
import { availabilityAt } from '#domain/availability/availability.ts';
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import type { CategoryId, OffKey } from '#domain/ids.ts';
import { localizeMenu } from '#domain/menu/localize-menu.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import { sliceMenu } from '#domain/menu/slice-menu.ts';
import { orderTypeHere } from '#domain/order/order-type.ts';
import type { Client, Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import { categoryLinks, firstOf } from './category-links.ts';
import { wholeMenu } from './whole-menu-sections.ts';

/** A published place, limited to what its pages show. */
export interface SlicedDocument {
  readonly place: Place;
  readonly settings: Settings;
  readonly menu: Menu;
  readonly texts: readonly MenuTexts[];
  readonly pages: Omit<PlacePages, 'placeId' | 'version'>;
  readonly rows?: readonly AvailabilityRow[];
}

export interface SlicedPage extends Pick<PageSlice, 'language' | 'kind' | 'now'> {
  /** The path with its query: "/neven/salati". */
  readonly url: string;
  /** `undefined`: the page belongs to no place. */
  readonly document: SlicedDocument | undefined;
  /** The owner with its places, which a page outside all places may list. */
  readonly client: Client;
}

/** Number of dishes at the beginning of the whole menu: more than any screen shows at once. */
const FIRST_DISHES = 24;
/** Pages with venue information beside the menu. */
const TELLING: readonly string[] = ['about', 'gallery', 'custom-terms'];
/** Pages without dishes. */
const WITHOUT_DISHES: readonly string[] = [...TELLING, 'search', 'feedback', 'about-tabl'];

/** The page's slice; its `parts` are filled in after drawing. */
export const sliceOf = ({ url, document, client, language, kind, now }: SlicedPage): PageSlice => ({
  format: SLICE_FORMAT,
  language,
  kind,
  now,
  parts: [],
  ...(document ? { place: placeSlice(document, language, url.replace(/[?#].*/, ''), now) } : { client }),
});

function placeSlice(document: SlicedDocument, language: PageSlice['language'], path: string, now: number): PlaceSlice {
  const { place, settings, texts, pages, rows = [] } = document;
  const words = texts.find((one) => one.language === language);
  const menu = words ? localizeMenu(document.menu, words, language) : document.menu;
  const index = indexMenu(menu);
  const allRows = [...rows, ...rowsByTheClock(menu, place.timeZone, now).rows];
  const [, first, second] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  const whole = new Set(
    shownCategories({ index, settings, place, off: availabilityAt(allRows, now).off }, first, second),
  );
  return {
    place,
    settings,
    menu: sliceMenu(index, whole),
    whole: [...whole],
    rows: allRows,
    ...(TELLING.includes(first ?? '') && { pages: { ...pages, placeId: place.id, version: menu.version } }),
  };
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

interface Shown {
  readonly index: MenuIndex;
  readonly settings: Settings;
  readonly place: Place;
  readonly off: ReadonlySet<OffKey>;
}

/** Categories whose dishes the page shows. */
function shownCategories(shown: Shown, first: string | undefined, second: string | undefined): readonly CategoryId[] {
  const { index, settings, place, off } = shown;
  if (first !== undefined && WITHOUT_DISHES.includes(first)) return [];
  const isMenuItself = first === undefined || first === 't';
  if (!isMenuItself && first !== 'all' && second !== undefined) {
    const product = index.productBySlug.get(second);
    return ids(product && index.homeCategory(product));
  }
  if (first === 'all' || settings.onePageMenu || settings.pdfMenu) return headOfWholeMenu(shown);
  if (!isMenuItself) return ids(index.categoryBySlug.get(first));
  const ways = categoryLinks({ index, place }, undefined, orderTypeHere(place, undefined));
  return ids(firstOf(ways, off));
}

const ids = (one: { readonly id: CategoryId } | undefined): readonly CategoryId[] => (one ? [one.id] : []);

function headOfWholeMenu({ index, settings, place }: Shown): readonly CategoryId[] {
  const nobody = { orderType: orderTypeHere(place, undefined), hasUser: false, roomNumber: undefined };
  const head: CategoryId[] = [];
  let dishes = 0;
  for (const { category, products } of wholeMenu({ index, settings, place }, nobody)) {
    if (dishes >= FIRST_DISHES) break;
    head.push(category.id);
    dishes += products.length;
  }
  return head;
}
