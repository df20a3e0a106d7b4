import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWhere } from '#guest/frame/where.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretRightBold } from '#ui/look/icons-later.ts';
import styles from './rail-more.module.css';

/** Part of the rail's height by which one press moves it; the last visible category stays in sight. */
const PAGE = 0.75;
/** Distance to the end of the list, px, that counts as the end. */
const NEAR = 8;

/** The frame's element around the list of categories; other pages may have none. */
const useRailFrame = (): HTMLElement | undefined => {
  const { route, page } = useWhere();
  const [frame, setFrame] = useState<HTMLElement>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another frame.
  useEffect(() => setFrame(document.getElementById('categories') ?? undefined), [route, page]);
  return frame;
};

/** Whether the list continues below. */
const useContinues = (list: Element | null | undefined): boolean => {
  const [continues, setContinues] = useState(false);
  useEffect(() => {
    if (!list) return undefined;
    const look = () => setContinues(list.scrollHeight - list.clientHeight - list.scrollTop > NEAR);
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    if (list.firstElementChild) sizes.observe(list.firstElementChild);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [list]);
  return continues;
};

/**
 * Button at the foot of the list of categories that scrolls the list by a page. Not a part of the rail, because every phone
 * loads the rail's code.
 */
export const RailMore = () => {
  const frame = useRailFrame();
  const list = frame?.querySelector('nav');
  const continues = useContinues(list);
  if (!frame || !list || !continues) return null;
  return createPortal(
    <button
      type="button"
      className={styles.more}
      data-testid="rail-more"
      onClick={() => list.scrollBy({ top: list.clientHeight * PAGE })}
    >
      <Icon path={caretRightBold} size="1.125rem" />
      <Trans>More categories</Trans>
    </button>,
    frame,
  );
};
