// GET pages: a venue's pages beside its menu. Our own endpoint.
import * as v from 'valibot';
import type { PlaceId } from '#domain/ids.ts';
import type { GalleryPicture, PlacePages } from '#domain/place/place-pages.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { parseTranslated, translatedSchema, translatedToWire } from '../language/translated.ts';
import { pictureSchema, pictureToWire, toPicture } from '../picture.ts';
import { parseServiceOffer, serviceOfferSchema, serviceOfferToWire } from '../service/service-offer.ts';
import { reasonOf } from '../wire.ts';

const galleryPictureSchema = v.object({ picture: pictureSchema, caption: v.nullish(translatedSchema) });

export const placePagesSchema = v.object({
  about: v.nullish(translatedSchema),
  terms: v.nullish(translatedSchema),
  privacy: v.nullish(translatedSchema),
  refund: v.nullish(translatedSchema),
  gallery: v.array(galleryPictureSchema),
  /** Absent in answers of older servers. */
  service: v.optional(serviceOfferSchema),
});
export type WirePlacePages = v.InferInput<typeof placePagesSchema>;

const looseSchema = v.object({
  about: v.optional(v.unknown()),
  terms: v.optional(v.unknown()),
  privacy: v.optional(v.unknown()),
  refund: v.optional(v.unknown()),
  gallery: v.nullish(v.array(v.unknown())),
  service: v.optional(v.unknown()),
});
const looseGalleryPicture = v.object({ picture: pictureSchema, caption: v.optional(v.unknown()) });

/** An unreadable page is empty, and an unreadable picture is left out; the others stay. */
export function parsePlacePages(
  body: unknown,
  { placeId, version }: { readonly placeId: PlaceId; readonly version: string },
): Result<PlacePages, string> {
  const parsed = v.safeParse(looseSchema, body);
  if (!parsed.success) return fail(reasonOf(parsed.issues));
  const { about, terms, privacy, refund, gallery, service } = parsed.output;
  const pictures = (gallery ?? []).flatMap((item): GalleryPicture[] => {
    const one = v.safeParse(looseGalleryPicture, item);
    return one.success
      ? [{ picture: toPicture(one.output.picture), caption: parseTranslated(one.output.caption) }]
      : [];
  });
  return ok({
    placeId,
    version,
    about: parseTranslated(about),
    terms: parseTranslated(terms),
    privacy: parseTranslated(privacy),
    refund: parseTranslated(refund),
    gallery: pictures,
    service: parseServiceOffer(service),
  });
}

export const placePagesToWire = (pages: Omit<PlacePages, 'placeId' | 'version'>): WirePlacePages => ({
  about: translatedToWire(pages.about),
  terms: translatedToWire(pages.terms),
  privacy: translatedToWire(pages.privacy),
  refund: translatedToWire(pages.refund),
  gallery: pages.gallery.map(({ picture, caption }) => ({
    picture: pictureToWire(picture),
    caption: translatedToWire(caption),
  })),
  service: serviceOfferToWire(pages.service),
});
