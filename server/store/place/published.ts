// A published venue: one versioned document, replaced as a whole by an import.

import type { BookingTerms } from '#domain/booking/booking-terms.ts';
import type { CategoryId, SubcategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { DeviceSettings } from '#domain/place/device-settings.ts';
import type { OrderType, Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import type { PromoCode } from '#domain/promotion/promo-code.ts';

export interface PublishedTable {
  readonly name: string;
  readonly code: string | undefined;
  readonly orderType: OrderType;
  readonly room: string | undefined;
}

/** A printer. Known to the server only, since its address is private. */
export interface PublishedPrinter {
  readonly name: string;
  /** "192.168.1.50:9100" or "folder:kitchen". */
  readonly address: string;
  /** Empty: of every station. */
  readonly stations: readonly string[];
  readonly prints: readonly ('tickets' | 'receipts')[];
  /** Millimetres of paper. */
  readonly width: 80 | 58;
  readonly mode: 'raster' | 'text';
  /** Maker whose code pages the printer has. */
  readonly codePages: string;
}

export interface PublishedVenue {
  /** `place.id` is assigned by the store: `idFor('place', slug)`. */
  readonly place: Place;
  readonly settings: Settings;
  /** Absent in documents of older servers: the defaults apply. */
  readonly house?: DeviceSettings;
  /** Server only: knowing a code means having it. Absent: none. */
  readonly promoCodes?: readonly PromoCode[];
  /** Bookable items and their terms; absent: none. */
  readonly bookings?: BookingTerms;
  /** Pages beside the menu. Place and version are added when the pages are read. */
  readonly pages: Omit<PlacePages, 'placeId' | 'version'>;
  readonly menu: Menu;
  readonly texts: readonly MenuTexts[];
  readonly subcategories: readonly {
    readonly categoryId: CategoryId;
    readonly id: SubcategoryId;
    readonly name: string;
    readonly translations: Readonly<Partial<Record<Language, string>>>;
  }[];
  readonly tables: readonly PublishedTable[];
  readonly printers?: readonly PublishedPrinter[];
  /** Kept unchanged, so that an export returns the same folder. */
  readonly source: { readonly venue: unknown; readonly pictures: unknown; readonly videos?: unknown };
}

export type IdKind =
  | 'place'
  | 'category'
  | 'subcategory'
  | 'product'
  | 'variant'
  | 'ingredient'
  | 'group'
  | 'region'
  | 'pickup_place';

/** A key keeps its id over every import; ids are unique across all places of the installation. */
export type IdFor = (kind: IdKind, key: string) => number;
