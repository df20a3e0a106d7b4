// The dialogs of a category and of its foot.
import { lazyPart } from './-lazy-part.tsx';

const links = lazyPart(async () => (await import('#screens/links/links-sheet.tsx')).LinksSheet);
const waiter = lazyPart(async () => (await import('#screens/waiter/waiter-sheet.tsx')).WaiterSheet);
const promotions = lazyPart(async () => (await import('#screens/more/promotions-sheet.tsx')).PromotionsSheet);

export const LinksSheet = links.Part;
export const WaiterSheet = waiter.Part;
export const PromotionsSheet = promotions.Part;

export const loadCategoryDialogs = [links.load, promotions.load, waiter.load];
