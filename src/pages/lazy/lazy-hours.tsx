// The words about what is had at some hours only: few menus have any.
import { lazyPart } from './lazy-part.tsx';

export const hoursParts = {
  DishHours: lazyPart(async () => (await import('../menu/dish-hours.tsx')).DishHours),
};
