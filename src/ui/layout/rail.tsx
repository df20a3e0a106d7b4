import { useLingui } from '@lingui/react/macro';
import type { CategoryId } from '#domain/ids.ts';
import { backgroundStyle } from '#ui/look/background.ts';
import type { CategoryLink } from '#ui/view/category-link.ts';
import { useArriving } from '../motion/arriving-page.ts';
import { Picture } from '../picture/picture.tsx';
import { CategoryEntry } from './category-entry.tsx';
import styles from './rail.module.css';
import { useStripAt } from './tabs.tsx';

/** Vertical list of categories with their backgrounds: a dot on a tablet, a round picture on a kiosk. */
export const Rail = ({
  categories,
  current: open,
  isParent = false,
  pictures = false,
}: {
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId | undefined;
  /** The open page belongs to a subcategory of the current category. */
  readonly isParent?: boolean;
  readonly pictures?: boolean;
}) => {
  const { t } = useLingui();
  const current = useArriving(categories, open);
  const rail = useStripAt<HTMLElement>(current);
  return (
    <nav className={styles.nav} ref={rail} aria-label={t`Categories`}>
      <ul className={pictures ? styles.large : styles.list}>
        {categories.map((category) => (
          <li key={category.id} data-category={category.id}>
            <CategoryEntry
              category={category}
              current={category.id === current ? (isParent ? 'true' : 'page') : undefined}
              className={styles.link}
              style={backgroundStyle(category.cloth)}
              testId="category-tab"
            >
              {pictures ? (
                <Picture
                  picture={category.picture}
                  name={category.name}
                  cloth={category.cloth}
                  sizes="131px"
                  className={styles.picture}
                />
              ) : (
                <span className={styles.dot} aria-hidden="true" />
              )}
              <span className={styles.name}>{category.name}</span>
            </CategoryEntry>
          </li>
        ))}
      </ul>
    </nav>
  );
};
