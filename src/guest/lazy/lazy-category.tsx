// Parts of a category page after its first card, the most likely first.
import { lazyPage, lazyPart } from '#shared/lazy/lazy-part.tsx';

export const categoryParts = {
  ProductCardActions: lazyPart(
    async () => (await import('#guest/product-card/product-card-actions.tsx')).ProductCardActions,
  ),
  CategoryFoot: lazyPart(async () => (await import('#guest/menu/category-foot.tsx')).CategoryFoot),
  SwipeDrag: lazyPart(async () => (await import('#ui/motion/swipe-drag.tsx')).SwipeDrag),
  CategoryFilm: lazyPart(async () => (await import('#guest/menu/category-film.tsx')).CategoryFilm),
  WholeMenuPage: lazyPage(async () => (await import('#guest/whole-menu/whole-menu-page.tsx')).WholeMenuPage),
  ActionText: lazyPart(async () => (await import('#guest/service/action-category-page.tsx')).ActionCategoryPage),
};
