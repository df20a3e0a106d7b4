// The words about what is had at some hours only, and about a place that is closed: most guests come to an open one.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const hoursParts = {
  ClosedWords: lazyPart(async () => (await import('#guest/frame/notices.tsx')).ClosedWords),
  DishHours: lazyPart(async () => (await import('#guest/menu/dish-hours.tsx')).DishHours),
};
