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

/** When a dish outside its hours can be ordered next. */
export const DishHours = ({ product }: { readonly product: Pick<Product, 'categoryIds'> }) => {
  const { index, place } = useMenu();
  const { serverNow } = useTabl();
  const { language } = useLanguage();
  const next = nextHours(index, product, place.timeZone, useMinute(serverNow));
  return next ? <HoursText next={next} language={language} timeZone={place.timeZone} /> : null;
};

/** Until when the dishes of a category can be ordered, or when next. */
export const CategoryHours = ({ category }: { readonly category: Category }) => {
  const { index, off, place } = useMenu();
  const { serverNow } = useTabl();
  const { language } = useLanguage();
  const now = useMinute(serverNow);
  const product = { categoryIds: [category.id] };
  const isShut = isOutsideHours(index, product, off);
  return (
    // The style sheet hides the same hours at each dish of the list below.
    <p className={styles.head} data-shut={isShut}>
      {isShut ? (
        <DishHours product={product} />
      ) : (
        <OpenText
          state={openState({ openingHours: category.hours }, place.timeZone, now)}
          language={language}
          timeZone={place.timeZone}
        />
      )}
    </p>
  );
};
