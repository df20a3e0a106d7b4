import { useLingui } from '@lingui/react/macro';
import type { CategoryId } from '#domain/ids.ts';
import type { CategoryLink } from './category-link.ts';
import { clothStyle } from './cloth.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import styles from './rail.module.css';

/** The categories one under the other, each with its cloth: a dot on a tablet, a round picture on a kiosk. */
export const Rail = ({
  categories,
  current,
  pictures = false,
}: {
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId | undefined;
  readonly pictures?: boolean;
}) => {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Categories`}>
      <ul className={pictures ? styles.large : styles.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              href={category.href}
              lang={category.textLanguage}
              className={styles.link}
              style={clothStyle(category.cloth)}
              data-testid="category-tab"
              aria-current={category.id === current ? 'page' : undefined}
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
