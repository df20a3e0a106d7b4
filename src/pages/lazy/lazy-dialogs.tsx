// The dialogs, the most likely first: Radix comes with them.
import { lazyDialog, lazyPart } from './lazy-part.tsx';

export const dialogs = {
  VariantSheet: lazyDialog(async () => (await import('#screens/variant/variant-sheet.tsx')).VariantSheet),
  LanguageSheet: lazyDialog(async () => (await import('#screens/language/language-sheet.tsx')).LanguageSheet),
  MoreDialogs: lazyDialog(async () => (await import('../frame/more-dialogs.tsx')).MoreDialogs),
  LegalDialog: lazyDialog(async () => (await import('../place/legal-dialog.tsx')).LegalDialog),
  GalleryViewer: lazyDialog(async () => (await import('#screens/gallery/gallery-viewer.tsx')).GalleryViewer),
  PlaceChangeSheet: lazyPart(
    async () => (await import('#screens/place-change/place-change-sheet.tsx')).PlaceChangeSheet,
  ),
  PictureViewer: lazyDialog(async () => (await import('#screens/product/picture-viewer.tsx')).PictureViewer),
  CommentSheet: lazyDialog(async () => (await import('#screens/comment/comment-sheet.tsx')).CommentSheet),
  BookingSheet: lazyDialog(async () => (await import('../booking/booking-dialog.tsx')).BookingDialog),
  ShareSheet: lazyDialog(async () => (await import('#screens/share/share-sheet.tsx')).ShareSheet),
};
