// The part of a menu that a page drawn by the server carries: its first render on the device is made of it, and so is the
// same as what was sent, however old the page is. It may be as old as its keeper lets it be, so it is checked as a row of
// the device is: by its format, and by what the first render cannot do without.
import type { CategoryId } from '#domain/ids.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';
import type { AvailabilityRow, Menu } from '#domain/menu/menu.ts';
import type { Client, Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/place/settings.ts';

/** Raised when a page drawn by an older build can no longer be read as it is; its device then draws it anew. */
export const SLICE_FORMAT = 1;

/** The id of the script element that carries it. */
export const SLICE_ID = 'slice';

/** The kinds of device that pages are drawn for. A room's tablet is known by its session alone. */
export const DRAWN_KINDS = ['phone', 'tablet', 'kiosk'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** A place as a drawn page shows it. */
export interface PlaceSlice {
  readonly place: Place;
  readonly settings: Settings;
  /** In the page's language already: all categories, the dishes of some, and a stub for each other category with dishes. */
  readonly menu: Menu;
  /** The categories whose dishes are all in `menu`. */
  readonly whole: readonly CategoryId[];
  /** The dishes that were off when the page was drawn. */
  readonly rows: readonly AvailabilityRow[];
  /** Where the page shows them. */
  readonly pages?: PlacePages | undefined;
}

/** Inputs of the first render of a drawn page. */
export interface PageSlice {
  readonly format: typeof SLICE_FORMAT;
  readonly language: Language;
  readonly kind: DrawnKind;
  /** When the page was drawn, epoch ms of the server's clock. */
  readonly now: number;
  /** The parts of the page that a device loads by themselves, by name: they are there before the first render. */
  readonly parts: readonly string[];
  readonly place?: PlaceSlice | undefined;
  /** On the pages that list places. */
  readonly client?: Client | undefined;
}

/** Reads the text of the slice; undefined where it is of another format or cannot be read. */
export function readSlice(text: string): PageSlice | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (!isSlice(found)) return undefined;
    const { place } = found;
    // A setting that came with a later build has its default until the settings are read again.
    return place ? { ...found, place: { ...place, settings: { ...DEFAULT_SETTINGS, ...place.settings } } } : found;
  } catch {
    return undefined;
  }
}

type Unchecked<T> = { readonly [key in keyof T]?: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The server of this origin wrote it: the format says how, and the lists that a render walks are looked at. */
const isSlice = (value: unknown): value is PageSlice => {
  if (!isRecord(value)) return false;
  const { format, language, kind, now, parts, place, client }: Unchecked<PageSlice> = value;
  return (
    format === SLICE_FORMAT &&
    isLanguage(language) &&
    DRAWN_KINDS.some((one) => one === kind) &&
    Number.isFinite(now) &&
    Array.isArray(parts) &&
    (place === undefined || isPlaceSlice(place)) &&
    (client === undefined || (isRecord(client) && Array.isArray(client.places)))
  );
};

const isPlaceSlice = (value: unknown): value is PlaceSlice => {
  if (!isRecord(value)) return false;
  const { place, settings, menu, whole, rows }: Unchecked<PlaceSlice> = value;
  return (
    isRecord(place) &&
    typeof place.slug === 'string' &&
    Array.isArray(place.languages) &&
    isRecord(settings) &&
    isRecord(menu) &&
    [menu.categories, menu.products, menu.ingredients, whole, rows].every(Array.isArray)
  );
};
