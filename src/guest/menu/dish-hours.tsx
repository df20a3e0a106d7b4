import { nextHours } from '#domain/availability/category-hours.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { isOutsideHours } from '#domain/order/verdict.ts';
import { openState } from '#domain/place/hours.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { OpenText } from '#shared/place/open-text.tsx';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import styles from './hours-text.module.css';
import { HoursText } from './hours-text.tsx';

/** When a dish outside its hours can be ordered next; `category`: until when its dishes can be ordered, or when next. */
export const DishHours = ({
  product,
  category,
}: {
  readonly product?: Pick<Product, 'categoryIds'>;
  readonly category?: Category;
}) => {
  const { index, off, place } = useMenu();
  const { serverNow } = useTabl();
  const said = { language: useLanguage().language, timeZone: place.timeZone };
  const now = useMinute(serverNow);
  const dishes = category ? { categoryIds: [category.id] } : product;
  const next = dishes && nextHours(index, dishes, place.timeZone, now);
  const nextText = next && <HoursText next={next} {...said} />;
  if (!category) return nextText;
  const isShut = isOutsideHours(index, { categoryIds: [category.id] }, off);
  return (
    // The style sheet hides the same hours at each dish of the list below.
    <p className={styles.head} data-shut={isShut}>
      {isShut ? (
        nextText
      ) : (
        <OpenText state={openState({ openingHours: category.hours }, place.timeZone, now)} {...said} />
      )}
    </p>
  );
};
