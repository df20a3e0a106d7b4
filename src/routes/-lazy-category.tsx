// What a category's page brings after its first card.
import { lazyPart } from './-lazy-part.tsx';

const drag = lazyPart(async () => (await import('#ui/swipe-drag.tsx')).SwipeDrag);
const foot = lazyPart(async () => (await import('./-category-foot.tsx')).CategoryFoot);
const doorWords = lazyPart(async () => (await import('#screens/links/door-words.tsx')).DoorWords);
const links = lazyPart(async () => (await import('#screens/links/links-sheet.tsx')).LinksSheet);
const waiter = lazyPart(async () => (await import('#screens/waiter/waiter-sheet.tsx')).WaiterSheet);
const promotions = lazyPart(async () => (await import('#screens/more/promotions-sheet.tsx')).PromotionsSheet);

export const SwipeDrag = drag.Part;
export const CategoryFoot = foot.Part;
export const DoorWords = doorWords.Part;
export const LinksSheet = links.Part;
export const WaiterSheet = waiter.Part;
export const PromotionsSheet = promotions.Part;

/** The likelier first. */
export const loadCategory = [foot.load, drag.load, links.load, doorWords.load, promotions.load, waiter.load];
