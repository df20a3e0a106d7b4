// Dialogs of a category and its footer, the most likely first.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const categoryDialogs = {
  LinksSheet: lazyDialog(async () => (await import('#guest/menu/links-sheet.tsx')).LinksSheet),
  PromotionsSheet: lazyDialog(async () => (await import('#guest/more/promotions-sheet.tsx')).PromotionsSheet),
  CallDialog: lazyDialog(async () => (await import('#guest/service/call-dialog.tsx')).CallDialog),
};
