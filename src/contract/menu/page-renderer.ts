// Between the server and the renderer of pages, which is built with the app and loaded from the build that is served.
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow, Menu, MenuTexts } from '#domain/menu/menu.ts';
import type { Client, Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import type { Settings } from '#domain/place/settings.ts';
import type { DrawnKind, PageSlice } from './slice.ts';

/** A published place, as far as its pages show it. */
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
  /** The place that the page belongs to; undefined: none. */
  readonly document: DrawnDocument | undefined;
  /** Epoch ms of the server's clock. */
  readonly now: number;
}

export interface DrawnPage {
  /** HTML of #root. */
  readonly html: string;
  /** HTML beside #root: answers to presses that come before the app is there. */
  readonly beside: string;
  /** The attributes of the document's root, by which its styles know the venue's design. */
  readonly root: Readonly<Record<string, string>>;
  readonly slice: PageSlice;
}

/** Draws a page: a pure function of what it is given. Rejects where the page cannot be drawn. */
export type RenderPage = (page: PageToDraw) => Promise<DrawnPage>;
