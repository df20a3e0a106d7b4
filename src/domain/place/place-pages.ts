// A venue's pages beside its menu: story, rules, pictures. One record per place, with its own endpoint.
import type { PlaceId } from '../ids.ts';
import { NOTHING_SAID, type Translated } from '../language/translated.ts';
import type { Picture } from '../picture.ts';
import { NOTHING_NAMED, type ServiceOffer } from '../service/service-offer.ts';

export interface PlacePages {
  readonly placeId: PlaceId;
  /** Version of the menu that the pages were published with; equal versions mean equal pages. */
  readonly version: string;
  /** The venue's story as HTML, sanitised when stored; empty: none. */
  readonly about: Translated;
  readonly terms: Translated;
  readonly privacy: Translated;
  readonly refund: Translated;
  readonly gallery: readonly GalleryPicture[];
  /** The venue's service at tables. */
  readonly service: ServiceOffer;
}

export interface GalleryPicture {
  readonly picture: Picture;
  readonly caption: Translated;
}

/** Pages of a venue without any. */
export const NO_PAGES: Omit<PlacePages, 'placeId' | 'version'> = {
  about: NOTHING_SAID,
  terms: NOTHING_SAID,
  privacy: NOTHING_SAID,
  refund: NOTHING_SAID,
  gallery: [],
  service: NOTHING_NAMED,
};
