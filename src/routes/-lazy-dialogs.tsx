// The dialogs: Radix comes with them.
import { lazyPart } from './-lazy-part.tsx';

const language = lazyPart(async () => (await import('#screens/language/language-sheet.tsx')).LanguageSheet);
const gallery = lazyPart(async () => (await import('#screens/gallery/gallery-viewer.tsx')).GalleryViewer);
const legal = lazyPart(async () => (await import('./-legal-dialog.tsx')).LegalDialog);
const more = lazyPart(async () => (await import('./-more-dialogs.tsx')).MoreDialogs);
const placeChange = lazyPart(
  async () => (await import('#screens/place-change/place-change-sheet.tsx')).PlaceChangeSheet,
);
const viewer = lazyPart(async () => (await import('#screens/product/picture-viewer.tsx')).PictureViewer);
const comment = lazyPart(async () => (await import('#screens/product/comment-sheet.tsx')).CommentSheet);
const shareSheet = lazyPart(async () => (await import('#screens/product/share-sheet.tsx')).ShareSheet);
const booking = lazyPart(async () => (await import('#screens/booking/booking-sheet.tsx')).BookingSheet);
const variant = lazyPart(async () => (await import('#screens/product/variant-sheet.tsx')).VariantSheet);

export const LanguageSheet = language.Part;
export const GalleryViewer = gallery.Part;
export const LegalDialog = legal.Part;
export const MoreDialogs = more.Part;
export const PlaceChangeSheet = placeChange.Part;
export const PictureViewer = viewer.Part;
export const VariantSheet = variant.Part;
export const CommentSheet = comment.Part;
export const BookingSheet = booking.Part;
export const ShareSheet = shareSheet.Part;

/** The likelier first. */
export const loadDialogs = [
  variant.load,
  language.load,
  more.load,
  legal.load,
  gallery.load,
  placeChange.load,
  viewer.load,
  comment.load,
  booking.load,
  shareSheet.load,
];
