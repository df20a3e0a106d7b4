// The dialogs of a category and of its foot, the most likely first.
import { lazyPart } from './lazy-part.tsx';

export const categoryDialogs = {
  LinksSheet: lazyPart(async () => (await import('#screens/links/links-sheet.tsx')).LinksSheet),
  PromotionsSheet: lazyPart(async () => (await import('#screens/more/promotions-sheet.tsx')).PromotionsSheet),
  WaiterSheet: lazyPart(async () => (await import('#screens/waiter/waiter-sheet.tsx')).WaiterSheet),
};
