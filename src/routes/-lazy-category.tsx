// What a category's page brings after its first card.
import { loadCategoryDialogs } from './-lazy-category-dialogs.tsx';
import { lazyPart } from './-lazy-part.tsx';

const wholeMenu = lazyPart(async () => (await import('./-whole-menu-page.tsx')).WholeMenuPage);
const drag = lazyPart(async () => (await import('#ui/swipe-drag.tsx')).SwipeDrag);
const foot = lazyPart(async () => (await import('./-category-foot.tsx')).CategoryFoot);
const film = lazyPart(async () => (await import('./-category-film.tsx')).CategoryFilm);
const doorWords = lazyPart(async () => (await import('#screens/links/door-words.tsx')).DoorWords);

export const WholeMenuPage = wholeMenu.Part;
export const SwipeDrag = drag.Part;
export const CategoryFoot = foot.Part;
export const CategoryFilm = film.Part;
export const DoorWords = doorWords.Part;

/** The likelier first. */
export const loadCategory = [foot.load, drag.load, film.load, wholeMenu.load, doorWords.load, ...loadCategoryDialogs];
