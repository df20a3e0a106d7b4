import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import type { CategoryLink } from '#ui/view/category-link.ts';
import { useArriving } from '../motion/arriving-page.ts';
import { CategoryEntry } from './category-entry.tsx';
import styles from './tabs.module.css';

/** Horizontal list of categories: links, not ARIA tabs, because each is a page. The current tab stays visible. */
export const Tabs = ({
  categories,
  current: open,
  isParent = false,
}: {
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId | undefined;
  /** The open page belongs to a subcategory of the current tab. */
  readonly isParent?: boolean;
}) => {
  const { t } = useLingui();
  const current = useArriving(categories, open);
  const strip = useStripAt(current);
  return (
    <nav className={styles.nav} aria-label={t`Categories`}>
      <ul className={styles.strip} ref={strip}>
        {categories.map((category) => (
          <li key={category.id} data-category={category.id}>
            <CategoryEntry
              category={category}
              current={category.id === current ? (isParent ? 'true' : 'page') : undefined}
              className={styles.tab}
              testId="category-tab"
            >
              <span className={styles.name}>{category.name}</span>
            </CategoryEntry>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/**
 * Scrolls a strip of categories to the current one: smoothly, but at once on first render. A strip that the guest is
 * holding, or has moved before the app was loaded, stays in place, so that nothing slips from under a finger.
 */
export function useStripAt<Strip extends HTMLElement = HTMLUListElement>(
  current: CategoryId | undefined,
): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  const isPlaced = useRef(false);
  useEffect(() => {
    const list = strip.current;
    const tab = list?.querySelector<HTMLElement>(`[data-category="${current}"]`);
    if (!list || !tab) return;
    const isFirst = !isPlaced.current;
    isPlaced.current = true;
    if (isFirst && isInHand(list)) return;
    // Half of the neighbouring tab stays visible, to show that the strip continues.
    list.scrollTo?.({
      left: tab.offsetLeft - list.clientWidth / 2 + tab.offsetWidth / 2,
      top: tab.offsetTop - list.clientHeight / 2 + tab.offsetHeight / 2,
      behavior: isFirst ? 'instant' : 'auto',
    });
  }, [current]);
  return strip;
}

const isInHand = (strip: HTMLElement): boolean =>
  strip.scrollLeft + strip.scrollTop !== 0 || strip.matches(':active,:focus-within');
