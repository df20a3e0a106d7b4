// Texts about limited hours and a closed place; lazy, because most guests come to an open place.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const hoursParts = {
  ClosedText: lazyPart(async () => (await import('#guest/frame/notices.tsx')).ClosedText),
  CategoryHours: lazyPart(async () => (await import('#guest/menu/dish-hours.tsx')).CategoryHours),
  DishHours: lazyPart(async () => (await import('#guest/menu/dish-hours.tsx')).DishHours),
};
