import {
  defaultRangeExtractor,
  type Range,
  type ReactVirtualizer,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { KeptList } from '#view/menu/kept-list.ts';
import { type Scroller, useScroller } from './scroller.ts';
import styles from './virtual-rows.module.css';

export interface RowsHandle {
  /** The row comes to the top, under what is stuck there. */
  readonly scrollTo: (index: number) => void;
}

export interface VirtualRowsProps {
  readonly keys: readonly string[];
  /** How tall a row will be, px, until it has been measured. */
  readonly estimate: (index: number) => number;
  /** Each made row is an element with `data-index`, placed by `place` as its ref and absolutely. */
  readonly children: (made: readonly number[], place: (row: HTMLElement | null) => void) => ReactNode;
  /** A row that stays made as long as another one of its kind is in sight, such as the head above it. */
  readonly headOf?: ((index: number) => number) | undefined;
  /** px of the scroller's top that something stuck there covers. */
  readonly under: number;
  /** As it was left. */
  readonly kept: KeptList | undefined;
  readonly onLeave: (kept: KeptList) => void;
  /** The row that stands at the top has changed. */
  readonly onTop: (index: number) => void;
  /** Given when the list is there. Keep it the same function. */
  readonly handle: Ref<RowsHandle>;
}

/**
 * So many rows beyond the edge of the screen are made ahead: with fewer a quick thumb would see empty paper, with more the
 * first paint and every turn of direction cost more.
 */
const AHEAD = 3;
/** Where a guest reads, px below what is stuck at the top. */
const READING_PX = 24;
/** Following what is in view may not cost the frames of a fling. */
const FOLLOW_MS = 120;
/** By then a jump has landed, its rows measured; who is elsewhere after it has scrolled on. */
const LANDED_MS = 300;
const NEAR_PX = 8;

/**
 * One long list of which only the rows in sight are made; each is as tall as it is. It scrolls with whatever scrolls
 * around it. A row that has the focus stays made, wherever the list is scrolled to.
 */
export const VirtualRows = (props: VirtualRowsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useScroller(frame);
  return (
    <div ref={frame}>
      {scroller &&
        (scroller.box instanceof Window ? (
          <WindowRows {...props} scroller={scroller} />
        ) : (
          <BoxRows {...props} scroller={scroller} box={scroller.box} />
        ))}
    </div>
  );
};

type Scrolled = VirtualRowsProps & { readonly scroller: Scroller };

const WindowRows = (props: Scrolled) => {
  const rows = useWindowVirtualizer<HTMLElement>(useRowOptions(props));
  return <Rows {...props} rows={rows} />;
};

const BoxRows = ({ box, ...props }: Scrolled & { readonly box: HTMLElement }) => {
  const rows = useVirtualizer<HTMLElement, HTMLElement>({ ...useRowOptions(props), getScrollElement: () => box });
  return <Rows {...props} rows={rows} />;
};

function useRowOptions({ keys, estimate, under, kept, scroller, headOf }: Scrolled) {
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
  return {
    count: keys.length,
    estimateSize: estimate,
    getItemKey,
    rangeExtractor,
    overscan: AHEAD,
    scrollMargin: scroller.margin,
    scrollPaddingStart: under,
    initialMeasurementsCache: useRef(sizesOf(start)).current,
    ...(start?.offset !== undefined && { initialOffset: start.offset }),
    // Nothing that a frame waits for: what is in sight is made already.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position' as const,
  };
}

/** Only key and size are read; where a row stands follows from the sizes. */
const sizesOf = (kept: KeptList | undefined): VirtualItem[] =>
  [...(kept?.sizes ?? [])].map(([key, size], index) => ({ key, size, index, start: 0, end: size, lane: 0 }));

type AnyRows = ReactVirtualizer<Window, HTMLElement> | ReactVirtualizer<HTMLElement, HTMLElement>;

const Rows = ({ rows, scroller, children, handle, under, onLeave, onTop }: Scrolled & { readonly rows: AnyRows }) => {
  const leave = useRef(onLeave);
  const top = useRef(onTop);
  useEffect(() => {
    leave.current = onLeave;
    top.current = onTop;
  });
  // The row that was jumped to counts as the one in view, though the end of the list may keep it from the top.
  const jumped = useRef<{ readonly index: number; readonly at: number }>(undefined);
  const last = useRef<number>(undefined);

  const follow = useCallback(() => {
    const offset = rows.scrollOffset ?? 0;
    const jump = jumped.current;
    if (jump && performance.now() - jump.at > LANDED_MS) {
      const [landed = offset] = rows.getOffsetForIndex(jump.index, 'start') ?? [];
      if (Math.abs(landed - offset) > NEAR_PX) jumped.current = undefined;
    }
    const end = rows.getTotalSize() + rows.options.scrollMargin - (rows.scrollRect?.height ?? 0);
    const atEnd = offset > 0 && offset >= end - 1 ? rows.options.count - 1 : undefined;
    const reading = offset + under + READING_PX;
    const index = jumped.current?.index ?? atEnd ?? rows.getVirtualItemForOffset(reading)?.index;
    if (index === undefined || index === last.current) return;
    last.current = index;
    top.current(index);
  }, [rows, under]);

  useImperativeHandle(
    handle,
    () => ({
      scrollTo: (index) => {
        jumped.current = { index, at: performance.now() };
        rows.scrollToIndex(index, { align: 'start' });
        follow();
      },
    }),
    [rows, follow],
  );
  useEffect(() => {
    const { box } = scroller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        follow();
      }, FOLLOW_MS);
    };
    follow();
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('scroll', onScroll);
    };
  }, [scroller, follow]);
  useEffect(
    () => () => {
      const sizes = new Map(rows.takeSnapshot().map(({ key, size }) => [String(key), size]));
      leave.current({ sizes, offset: rows.scrollOffset ?? 0 });
    },
    [rows],
  );
  // Rows that are made ahead are made between the frames, in pieces; those that are in sight already, at once.
  const wanted = rows.getVirtualIndexes();
  const ready = useDeferredValue(wanted);
  const { startIndex = 0, endIndex = 0 } = rows.range ?? {};
  const made = ready.includes(startIndex) && ready.includes(endIndex) ? ready : wanted;
  return (
    <div ref={rows.containerRef} className={styles.rows}>
      <Made made={made} place={rows.measureElement}>
        {children}
      </Made>
    </div>
  );
};

const Made = memo(
  ({
    made,
    place,
    children,
  }: Pick<VirtualRowsProps, 'children'> & {
    readonly made: readonly number[];
    readonly place: (row: HTMLElement | null) => void;
  }) => children(made, place),
);
