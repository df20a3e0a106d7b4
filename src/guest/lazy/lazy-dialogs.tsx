// Dialogs, the most likely first. They include Radix.
import { LanguageSheet } from '#shared/language/lazy-language-sheet.tsx';
import { lazyDialog, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const dialogs = {
  VariantSheet: lazyDialog(async () => (await import('#guest/product/variant-sheet-here.tsx')).VariantSheetHere),
  LanguageSheet,
  MoreDialogs: lazyDialog(async () => (await import('#guest/frame/more-dialogs.tsx')).MoreDialogs),
  LegalDialog: lazyDialog(async () => (await import('#guest/place/legal-dialog.tsx')).LegalDialog),
  GalleryViewer: lazyDialog(async () => (await import('#guest/gallery/gallery-viewer.tsx')).GalleryViewer),
  PlaceChangeSheet: lazyPart(async () => (await import('#guest/place/place-change-sheet.tsx')).PlaceChangeSheet),
  PictureViewer: lazyDialog(async () => (await import('#shared/product/picture-viewer.tsx')).PictureViewer),
  CommentSheet: lazyDialog(async () => (await import('#shared/product/comment-sheet.tsx')).CommentSheet),
  BookingSheet: lazyDialog(async () => (await import('#guest/booking/booking-dialog.tsx')).BookingDialog),
  ShareSheet: lazyDialog(async () => (await import('#guest/frame/share-sheet.tsx')).ShareSheet),
};
