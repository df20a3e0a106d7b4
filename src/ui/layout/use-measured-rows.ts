import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  type ReactVirtualizer,
  useVirtualizer,
  type VirtualItem,
  windowScroll,
} from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import type { KeptList } from '#ui/view/kept-list.ts';
import type { Scroller } from './scroller.ts';

/**
 * Number of rows rendered beyond the screen's edge. With fewer, fast scrolling shows blank space; with more, the first paint
 * and each change of direction cost more.
 */
export const AHEAD = 3;

export type MeasuredRows = ReactVirtualizer<HTMLElement, HTMLElement>;

export interface MeasuredRowsProps {
  readonly keys: readonly string[];
  /** Estimated height of a row in px, before the row is measured. */
  readonly estimate: (index: number) => number;
  /** Companion of a row that stays rendered while the row is visible, such as the head above it. */
  readonly headOf?: ((index: number) => number) | undefined;
  /** Height in px at the scroller's top that a sticky element covers. */
  readonly under: number;
  /** The list as the guest left it. */
  readonly kept: KeptList | undefined;
}

/** The library has one hook for the window and one for elements; until the box is known, the list may be in either. */
const WINDOW = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
};
const ELEMENT = { observeElementRect, observeElementOffset, scrollToFn: elementScroll };

/**
 * The rows as measured so far, laid out in their scrolling box; without a box none are rendered. `goesOn`: the guest has
 * already read the server-drawn list.
 */
export function useMeasuredRows(
  { keys, estimate, under, kept, headOf }: MeasuredRowsProps,
  scroller: Scroller | undefined,
  goesOn: boolean,
): MeasuredRows {
  const focused = useRef<number>(undefined);
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const made = defaultRangeExtractor(range);
      const held = Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? Number.NaN);
      if (Number.isInteger(held)) focused.current = held;
      for (const one of [focused.current, headOf?.(made[0] ?? 0)]) {
        if (one !== undefined && one >= 0 && one < range.count && !made.includes(one)) made.push(one);
      }
      return made.toSorted((a, b) => a - b);
    },
    [headOf],
  );
  const { current: start } = useRef(kept);
  const isWindow = scroller !== undefined && !(scroller.box instanceof HTMLElement);
  const box = scroller?.box as HTMLElement | undefined;
  return useVirtualizer<HTMLElement, HTMLElement>({
    ...((isWindow ? WINDOW : ELEMENT) as typeof ELEMENT),
    enabled: scroller !== undefined,
    getScrollElement: () => box ?? null,
    count: keys.length,
    estimateSize: estimate,
    getItemKey,
    rangeExtractor,
    overscan: AHEAD,
    scrollMargin: scroller?.margin ?? 0,
    scrollPaddingStart: under,
    initialMeasurementsCache: useRef(sizesOf(start)).current,
    initialRect: { width: 0, height: scroller?.height ?? 0 },
    initialOffset: start?.offset ?? (isWindow || goesOn ? (scroller?.offset ?? 0) : 0),
    // Visible rows are rendered already, so a frame need not wait for new ones.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
}

/** Only key and size are used; positions follow from the sizes. */
const sizesOf = (kept: KeptList | undefined): VirtualItem[] =>
  [...(kept?.sizes ?? [])].map(([key, size], index) => ({ key, size, index, start: 0, end: size, lane: 0 }));

export interface FirstRows {
  readonly made: readonly number[];
  /** Space reserved for the other rows, px. */
  readonly room: number;
}

/** Rows that fill a height by their estimates, because a server cannot measure. */
export function firstRows(count: number, estimate: (index: number) => number, height: number): FirstRows {
  const made: number[] = [];
  let filled = 0;
  let room = 0;
  for (let index = 0; index < count; index++) {
    if (filled < height) {
      made.push(index);
      filled += estimate(index);
    } else room += estimate(index);
  }
  return { made, room: Math.round(room) };
}
