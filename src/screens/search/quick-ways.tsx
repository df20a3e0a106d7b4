import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { CategoryWay } from '#ui/layout/category-door.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { CategoryLink } from '#view/menu/category-link.ts';
import styles from './quick-ways.module.css';

/** The categories, as short ways into the menu before anything is typed. */
export const QuickWays = ({ categories }: { readonly categories: readonly CategoryLink[] }) => {
  const id = useId();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <Trans>Or choose a category</Trans>
      </h2>
      <ul className={styles.ways}>
        {categories.map((category) => (
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
