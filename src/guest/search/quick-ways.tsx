import { Trans } from '@lingui/react/macro';
import { startTransition, useEffect, useId, useState } from 'react';
import { CategoryWay } from '#ui/layout/category-door.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { CategoryLink } from '#ui/view/category-link.ts';
import styles from './quick-ways.module.css';

/** The number of ways painted at once, a screenful, and of those added with each step after it. */
const STEP = 12;

/** The number of ways to build: a large menu has more categories than a slow phone paints at once when the field is cleared. */
const useSteps = (total: number): number => {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
};

/** The categories, as short ways into the menu before anything is typed. */
export const QuickWays = ({ categories }: { readonly categories: readonly CategoryLink[] }) => {
  const id = useId();
  const shown = useSteps(categories.length);
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Trans>Or choose a category</Trans>
      </h2>
      <ul className={styles.ways}>
        {categories.slice(0, shown).map((category) => (
          <li key={category.id}>
            <CategoryWay category={category} className={styles.way} testId="quick-way">
              <Picture
                picture={category.picture}
                name={category.name}
                cloth={category.cloth}
                sizes="48px"
                className={styles.picture}
              />
              <span className={styles.name}>{category.name}</span>
            </CategoryWay>
          </li>
        ))}
      </ul>
    </section>
  );
};
