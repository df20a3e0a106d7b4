import { nextHours } from '#domain/availability/category-hours.ts';
import type { Product } from '#domain/menu/menu.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { HoursText } from './hours-text.tsx';

/** When a dish outside its hours can be ordered next. */
export const DishHours = ({ product }: { readonly product: Product }) => {
  const { index, place } = useMenu();
  const { serverNow } = useTabl();
  const { language } = useLanguage();
  const next = nextHours(index, product, place.timeZone, useMinute(serverNow));
  return next ? <HoursText next={next} language={language} timeZone={place.timeZone} /> : null;
};
