// A venue as it is published: one versioned document, replaced as a whole by an import.

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

/** Where orders come out on paper. Known to the server alone: its address is nobody's business. */
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
  /** Maker whose code pages it has. */
  readonly codePages: string;
}

export interface PublishedVenue {
  /** `place.id` is assigned by the store: `idFor('place', slug)`. */
  readonly place: Place;
  readonly settings: Settings;
  /** Absent in what older servers published: the defaults. */
  readonly house?: DeviceSettings;
  /** The server's alone: who knows a code, has it. Absent: there are none. */
  readonly promoCodes?: readonly PromoCode[];
  /** Things that can be booked, and how; absent: none. */
  readonly bookings?: BookingTerms;
  /** They bear the place and the version of the document that they are part of. */
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
  /** Kept as it was given, so that an export gives the same folder back. */
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

/** Ids stay the same for the same key over every import, and are unique over all places of the installation. */
export type IdFor = (kind: IdKind, key: string) => number;
