// The part of a menu embedded in a server-drawn page: the device's first render uses it, so that both are identical, however
// old the page is. A stored page may be of any age, so the slice is checked like a device row: its format, and the fields
// that the first render needs.
import type { CategoryId } from '#domain/ids.ts';
import { isLanguage, type Language } from '#domain/language/language.ts';
import type { AvailabilityRow, Menu } from '#domain/menu/menu.ts';
import type { Client, Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import { DEFAULT_SETTINGS, type Settings } from '#domain/place/settings.ts';

/** Raised when slices of older builds can no longer be read; the device then renders the page itself. */
export const SLICE_FORMAT = 1;

/** Id of the script element with the slice. */
export const SLICE_ID = 'slice';

/** Kinds of device for which pages are drawn. A room's tablet is known only by its session. */
export const DRAWN_KINDS = ['phone', 'tablet', 'kiosk'] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];

/** A place for a drawn page. */
export interface PlaceSlice {
  readonly place: Place;
  readonly settings: Settings;
  /** In the page's language: all categories, the dishes of some, and a stub for each other non-empty category. */
  readonly menu: Menu;
  /** Categories whose dishes are complete in `menu`. */
  readonly whole: readonly CategoryId[];
  /** Dishes that were off when the page was drawn. */
  readonly rows: readonly AvailabilityRow[];
  /** Present when the page shows the pages beside the menu. */
  readonly pages?: PlacePages | undefined;
}

/** Inputs of the first render of a drawn page. */
export interface PageSlice {
  readonly format: typeof SLICE_FORMAT;
  readonly language: Language;
  readonly kind: DrawnKind;
  /** When the page was drawn, epoch ms of the server's clock. */
  readonly now: number;
  /** Names of lazy chunks that must be loaded before the first render. */
  readonly parts: readonly string[];
  readonly place?: PlaceSlice | undefined;
  /** On pages that list places. */
  readonly client?: Client | undefined;
}

/** Parses a slice; undefined: another format, or unreadable. */
export function readSlice(text: string): PageSlice | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (!isSlice(found)) return undefined;
    const { place } = found;
    // A setting of a later build has its default until the settings are fetched.
    return place ? { ...found, place: { ...place, settings: { ...DEFAULT_SETTINGS, ...place.settings } } } : found;
  } catch {
    return undefined;
  }
}

type Unchecked<T> = { readonly [key in keyof T]?: unknown };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Written by the server of this origin: the format is checked, and the lists that a render iterates. */
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
