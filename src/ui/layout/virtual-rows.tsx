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
  /** Scrolls a row to the top, under what is stuck there. */
  readonly scrollTo: (index: number) => void;
}

export interface VirtualRowsProps {
  readonly keys: readonly string[];
  /** The height of a row in px before it is measured. */
  readonly estimate: (index: number) => number;
  /** The built rows: each is an element with `data-index`, positioned absolutely, with `place` as its ref. */
  readonly children: (made: readonly number[], place: (row: HTMLElement | null) => void) => ReactNode;
  /** The row's companion, which stays built as long as the row is in sight, such as the head above it. */
  readonly headOf?: ((index: number) => number) | undefined;
  /** The px at the scroller's top that a stuck element covers. */
  readonly under: number;
  /** The list as the guest left it. */
  readonly kept: KeptList | undefined;
  readonly onLeave: (kept: KeptList) => void;
  /** Called when another row stands at the top. */
  readonly onTop: (index: number) => void;
  /** Receives the handle once the list exists. Keep it the same function. */
  readonly handle: Ref<RowsHandle>;
}

/**
 * Rows built ahead, beyond the edge of the screen. With fewer a quick thumb would see empty paper; with more the first
 * paint and every turn of direction cost more.
 */
const AHEAD = 3;
/** The line at which a guest reads, px below the stuck element. */
const READING_PX = 24;
/** The pause between two looks at the rows in view, so that a fling keeps its frames. */
const FOLLOW_MS = 120;
/** The time in which a jump lands and its rows are measured; a guest elsewhere after that has scrolled on. */
const LANDED_MS = 300;
const NEAR_PX = 8;

/**
 * One long list that builds only its visible rows; each row has its own height. The list scrolls with the box around
 * it. A focused row stays built, wherever the list is scrolled to.
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
    // A frame need not wait for new rows: the visible ones are built already.
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position' as const,
  };
}

/** Only key and size are read; the positions follow from the sizes. */
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
  // The target of a jump counts as the row in view, though the list's end may keep it from the top.
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
  // Rows ahead are built between frames, in pieces; visible rows are built at once.
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
