import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import { arrowDown } from '#ui/look/icons-later.ts';
import styles from './more-below.module.css';

/** Content that ends within this many pixels of the edge counts as fully visible: it is a card's shadow. */
const EDGE = 24;

/** Content below the lower edge: none, some, or an allergy of a ticket that nobody has accepted. */
type Below = 'nothing' | 'more' | 'allergy';

const belowOf = (node: HTMLElement): Below => {
  if (node.scrollHeight - node.clientHeight - node.scrollTop <= EDGE) return 'nothing';
  const edge = node.getBoundingClientRect().bottom;
  const flags = [...node.querySelectorAll('[data-loud] [data-allergy]')];
  return flags.some((flag) => flag.getBoundingClientRect().bottom > edge) ? 'allergy' : 'more';
};

/** Content of an area below its lower edge, as it is scrolled and as its tickets change. */
function useBelow(area: RefObject<HTMLElement | null>): Below {
  const [below, setBelow] = useState<Below>('nothing');
  // An accepted ticket alarms no longer, without any change of size.
  useEffect(() => {
    if (area.current) setBelow(belowOf(area.current));
  });
  useEffect(() => {
    const node = area.current;
    if (!node) return;
    const look = () => setBelow(belowOf(node));
    look();
    node.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    for (const one of [node, ...node.children]) observer?.observe(one);
    return () => {
      node.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, [area]);
  return below;
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
  const below = useBelow(area);
  if (below === 'nothing') return null;
  return (
    <div className={isBar ? styles.bar : styles.more} data-testid="more-below">
      <button
        type="button"
        className={styles.button}
        data-below={below}
        onClick={() => area.current?.scrollBy({ top: area.current.clientHeight * 0.75, behavior: 'smooth' })}
      >
        <Icon path={arrowDown} size="1.25rem" />
        {below === 'allergy' ? (
          <Trans comment="kitchen's screen: below the edge of the screen stands a guest's allergy">
            More below: an allergy
          </Trans>
        ) : (
          <Trans comment="kitchen's screen: tickets continue below the edge of the screen">More below</Trans>
        )}
      </button>
    </div>
  );
};
