// Interface between the server and the page renderer, which is built with the app and loaded from the served build.
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Client, Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import type { DrawnKind, PageSlice } from './slice.ts';

/** A published place, as far as its pages need it. */
export interface DrawnDocument {
  readonly place: Place;
  readonly settings: Settings;
  readonly menu: Menu;
  readonly texts: readonly MenuTexts[];
  readonly pages: Omit<PlacePages, 'placeId' | 'version'>;
  readonly rows?: readonly AvailabilityRow[];
}

export interface PageToDraw {
  /** The path: "/neven/salati". */
  readonly url: string;
  readonly language: Language;
  readonly kind: DrawnKind;
  /** The owner with its places. */
  readonly client: Client;
  /** Place of the page; undefined: none. */
  readonly document: DrawnDocument | undefined;
  /** Epoch ms of the server's clock. */
  readonly now: number;
}

export interface DrawnPage {
  /** HTML of #root. */
  readonly html: string;
  /** HTML beside #root: for presses before the app has loaded. */
  readonly beside: string;
  /** Attributes of the document's root, which select the venue's design. */
  readonly root: Readonly<Record<string, string>>;
  readonly slice: PageSlice;
}

/** Renders a page: a pure function of its input. Rejects when the page cannot be rendered. */
export type RenderPage = (page: PageToDraw) => Promise<DrawnPage>;
