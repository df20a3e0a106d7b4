import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import type { CategoryLink } from '#ui/view/category-link.ts';
import { useArriving } from '../motion/arriving-page.ts';
import { CategoryEntry } from './category-entry.tsx';
import styles from './tabs.module.css';

/** The categories side by side: links, not tabs of a widget, since each is a page. The current tab stays in view. */
export const Tabs = ({
  categories,
  current: open,
  isParent = false,
}: {
  readonly categories: readonly CategoryLink[];
  readonly current: CategoryId | undefined;
  /** The open page lies under the current tab. */
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
 * Scrolls a strip of categories to the current one: smoothly, but at once when the strip first appears. A strip that the
 * guest holds or has moved before the app was there stays where it is: what they press must not slip from under a finger.
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
    // Half of the neighbouring tab stays in sight, to show that the strip goes on.
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
