import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import { arrowDown } from '#ui/look/icons-later.ts';
import styles from './more-below.module.css';

/** Content that ends within this many pixels of the edge counts as fully visible: it is a card's shadow. */
const EDGE = 24;

/** Whether an area has content below its lower edge, as it is scrolled and as its tickets change. */
function useHasMore(area: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    const look = () => setHasMore(node.scrollHeight - node.clientHeight - node.scrollTop > EDGE);
    look();
    node.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    for (const one of [node, ...node.children]) observer?.observe(one);
    return () => {
      node.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [area]);
  return hasMore;
}

/**
 * Says at the lower edge that tickets go on there; a press shows the next screenful. `isBar`: below the area rather than over
 * it, because a kitchen's own tickets have their buttons at that edge.
 */
export const MoreBelow = ({
  area,
  isBar = false,
}: {
  readonly area: RefObject<HTMLElement | null>;
  readonly isBar?: boolean;
}) => {
  const hasMore = useHasMore(area);
  if (!hasMore) return null;
  return (
    <div className={isBar ? styles.bar : styles.more} data-testid="more-below">
      <button
        type="button"
        className={styles.button}
        onClick={() => area.current?.scrollBy({ top: area.current.clientHeight * 0.75, behavior: 'smooth' })}
      >
        <Icon path={arrowDown} size="1.25rem" />
        <Trans comment="kitchen's screen: tickets continue below the edge of the screen">More below</Trans>
      </button>
    </div>
  );
};
