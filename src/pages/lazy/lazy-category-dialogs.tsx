// The dialogs of a category and of its foot, the most likely first.
import { lazyDialog } from './lazy-part.tsx';

export const categoryDialogs = {
  LinksSheet: lazyDialog(async () => (await import('#screens/links/links-sheet.tsx')).LinksSheet),
  PromotionsSheet: lazyDialog(async () => (await import('#screens/more/promotions-sheet.tsx')).PromotionsSheet),
  CallDialog: lazyDialog(async () => (await import('../service/call-dialog.tsx')).CallDialog),
};
