import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import type { CategoryLink } from './category-link.ts';
import { Link } from './link.tsx';
import styles from './tabs.module.css';

/** The categories side by side: links, not tabs of a widget, since each is a page. The current one is in view. */
export const Tabs = ({
  categories,
  current,
}: {
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId | undefined;
}) => {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const tab = list?.querySelector<HTMLElement>(`[data-category="${current}"]`);
    if (!list || !tab) return;
    // Half a tab of the neighbour stays in sight, so that the strip shows that it goes on.
    list.scrollTo?.({ left: tab.offsetLeft - list.clientWidth / 2 + tab.offsetWidth / 2 });
  }, [current]);
  return (
    <nav className={styles.nav} aria-label={t`Categories`}>
      <ul className={styles.strip} ref={strip}>
        {categories.map((category) => (
          <li key={category.id} data-category={category.id}>
            <Link
              href={category.href}
              lang={category.textLanguage}
              className={styles.tab}
              data-testid="category-tab"
              aria-current={category.id === current ? 'page' : undefined}
            >
              <span className={styles.name}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
