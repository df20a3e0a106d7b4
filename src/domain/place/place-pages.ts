// A venue's pages beside its menu: its story, its rules, its pictures. One record a place, read by its own call.
import type { PlaceId } from '../ids.ts';
import { NOTHING_SAID, type Translated } from '../language/translated.ts';
import type { Picture } from '../picture.ts';
import { NOTHING_NAMED, type ServiceOffer } from '../service/service-offer.ts';

export interface PlacePages {
  readonly placeId: PlaceId;
  /** The version of the menu that the pages were published with; equal versions are equal pages. */
  readonly version: string;
  /** The venue's story as HTML, sanitised when stored; empty where the venue has written none. */
  readonly about: Translated;
  readonly terms: Translated;
  readonly privacy: Translated;
  readonly refund: Translated;
  readonly gallery: readonly GalleryPicture[];
  /** The venue's offer of service at its tables. */
  readonly service: ServiceOffer;
}

export interface GalleryPicture {
  readonly picture: Picture;
  readonly caption: Translated;
}

/** The pages of a venue that has written none. */
export const NO_PAGES: Omit<PlacePages, 'placeId' | 'version'> = {
  about: NOTHING_SAID,
  terms: NOTHING_SAID,
  privacy: NOTHING_SAID,
  refund: NOTHING_SAID,
  gallery: [],
  service: NOTHING_NAMED,
};
