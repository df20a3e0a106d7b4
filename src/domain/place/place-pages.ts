// What a venue tells beside its menu: about itself, its rules, its pictures. One record a place, read by its own call.
import type { PlaceId } from '../ids.ts';
import { NOTHING_SAID, type Translated } from '../language/translated.ts';
import type { Picture } from '../picture.ts';

export interface PlacePages {
  readonly placeId: PlaceId;
  /** Of the menu that it was published with; equal versions are equal pages. */
  readonly version: string;
  /** HTML, sanitised when it was stored; empty where the venue says nothing. */
  readonly about: Translated;
  readonly terms: Translated;
  readonly privacy: Translated;
  readonly refund: Translated;
  readonly gallery: readonly GalleryPicture[];
}

export interface GalleryPicture {
  readonly picture: Picture;
  readonly caption: Translated;
}

/** A venue that says nothing beside its menu. */
export const NO_PAGES: Omit<PlacePages, 'placeId' | 'version'> = {
  about: NOTHING_SAID,
  terms: NOTHING_SAID,
  privacy: NOTHING_SAID,
  refund: NOTHING_SAID,
  gallery: [],
};
