import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Language } from '#domain/language/language.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { arrowDown, arrowUp } from '#ui/look/icons-later.ts';
import { arrowsLeftRight, dragHandle } from '#ui/look/staff-icons.ts';
import { type DraggedRow, useDragSort } from '#ui/motion/use-drag-sort.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import styles from './sorted-list.module.css';

export interface SortedListProps {
  readonly label: string;
  readonly items: readonly { readonly slug: string; readonly name: string }[];
  /** Language of the names. */
  readonly language: Language;
  /** `place`: target index, counted without the item itself. */
  readonly onPlace: (slug: string, place: number) => void;
  readonly onMoveTo: (slug: string) => void;
}

/** Offset of a row during a drag: the dragged one follows the finger, its neighbours make room. */
const shiftOf = (at: number, dragged: DraggedRow | undefined): CSSProperties | undefined => {
  if (!dragged) return undefined;
  const { from, to, moved, height } = dragged;
  const by = at === from ? moved : at > from && at <= to ? -height : at < from && at >= to ? height : 0;
  return { transform: `translateY(${by}px)` };
};

/** A list sorted by drag handles, or by each row's Up, Down and "Move to" buttons. */
export const SortedList = ({ label, items, language, onPlace, onMoveTo }: SortedListProps) => {
  const { t } = useLingui();
  const announce = useAnnounce();
  const pressed = useRef<{ readonly slug: string; readonly way: string }>(undefined);
  const order = items.map(({ slug }) => slug).join('\n');
  const place = (slug: string, to: number) => {
    const name = items.find((one) => one.slug === slug)?.name ?? '';
    const stands = to + 1;
    announce(t`${name}: place ${stands} of ${items.length}`);
    onPlace(slug, to);
  };
  const { list, dragged } = useDragSort(place);
  // Moving a row in the document drops the focus from its button, so it is restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order.
  useLayoutEffect(() => {
    const { slug, way } = pressed.current ?? {};
    pressed.current = undefined;
    if (slug === undefined) return;
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.row === slug,
    );
    row?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus();
  }, [order]);
  const step = (slug: string, way: 'up' | 'down', to: number) => ({
    'data-way': way,
    // The button stays at both ends, so that a keyboard user does not lose the focus.
    'aria-disabled': to < 0 || to >= items.length,
    onClick: () => {
      if (to < 0 || to >= items.length) return;
      pressed.current = { slug, way };
      place(slug, to);
    },
  });
  return (
    <ul ref={list} className={styles.list} aria-label={label} data-dragging={dragged !== undefined}>
      {items.map(({ slug, name }, at) => (
        <li
          key={slug}
          className={styles.row}
          data-row={slug}
          data-dragged={dragged?.key === slug}
          data-testid="sorted-row"
          style={shiftOf(at, dragged)}
        >
          <span className={styles.handle} data-handle aria-hidden="true">
            <Icon path={dragHandle} />
          </span>
          <span className={styles.name} lang={language}>
            {name}
          </span>
          <IconButton icon={arrowUp} label={t`${name}: up`} {...step(slug, 'up', at - 1)} />
          <IconButton icon={arrowDown} label={t`${name}: down`} {...step(slug, 'down', at + 1)} />
          <IconButton icon={arrowsLeftRight} label={t`${name}: move to…`} onClick={() => onMoveTo(slug)} />
        </li>
      ))}
    </ul>
  );
};
