// The dialogs, the most likely first: Radix comes with them.
import { lazyPart } from './lazy-part.tsx';

export const dialogs = {
  VariantSheet: lazyPart(async () => (await import('#screens/variant/variant-sheet.tsx')).VariantSheet),
  LanguageSheet: lazyPart(async () => (await import('#screens/language/language-sheet.tsx')).LanguageSheet),
  MoreDialogs: lazyPart(async () => (await import('../frame/more-dialogs.tsx')).MoreDialogs),
  LegalDialog: lazyPart(async () => (await import('../place/legal-dialog.tsx')).LegalDialog),
  GalleryViewer: lazyPart(async () => (await import('#screens/gallery/gallery-viewer.tsx')).GalleryViewer),
  PlaceChangeSheet: lazyPart(
    async () => (await import('#screens/place-change/place-change-sheet.tsx')).PlaceChangeSheet,
  ),
  PictureViewer: lazyPart(async () => (await import('#screens/product/picture-viewer.tsx')).PictureViewer),
  CommentSheet: lazyPart(async () => (await import('#screens/comment/comment-sheet.tsx')).CommentSheet),
  BookingSheet: lazyPart(async () => (await import('#screens/booking/booking-sheet.tsx')).BookingSheet),
  ShareSheet: lazyPart(async () => (await import('#screens/share/share-sheet.tsx')).ShareSheet),
};
