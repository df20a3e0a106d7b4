import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import type { KeptList } from '#ui/view/kept-list.ts';
import { classNames } from '../look/class-names.ts';
import { useScroller } from './scroller.ts';
import { useDrawnByServer } from './use-drawn-by-server.ts';
import { AHEAD, firstRows, type MeasuredRowsProps, useMeasuredRows } from './use-measured-rows.ts';
import { useRowSteps } from './use-row-steps.ts';
import styles from './virtual-rows.module.css';

export interface RowsHandle {
  /** Scrolls a row to the top, below sticky elements. */
  readonly scrollTo: (index: number) => void;
}

export interface VirtualRowsProps extends MeasuredRowsProps {
  /** Height in px that a server fills with rows. */
  readonly first: number;
  /**
   * The rendered rows: each is an element with `data-index`, positioned absolutely, with `place` as its ref. Without `place`
   * they are in normal flow.
   */
  readonly children: (made: readonly number[], place: PlaceRow | undefined) => ReactNode;
  readonly onLeave: (kept: KeptList) => void;
  /** Called when another row is at the top. */
  readonly onTop: (index: number) => void;
  /** Receives the handle once the list exists. Must be a stable function. */
  readonly handle: Ref<RowsHandle>;
}

/** Ref that positions a rendered row. */
export type PlaceRow = (row: HTMLElement | null) => void;

/** Reading line in px below the sticky element; the row there counts as being read. */
const READING_PX = 24;
/** Interval in ms between checks of the visible rows, so that fast scrolling keeps its frame rate. */
const FOLLOW_MS = 120;
/**
 * Time in ms for a jump to land and its rows to be measured; after that, another position means that the guest has scrolled.
 */
const LANDED_MS = 300;
const NEAR_PX = 8;

/**
 * A long list that renders only its visible rows, each with its own height. It scrolls with the surrounding box. A focused
 * row stays rendered at any scroll position. A server renders the first rows in normal flow, where heights need not be
 * known; on the device the same elements are then positioned.
 */
export const VirtualRows = (props: VirtualRowsProps) => {
  const { keys, estimate, first, children, handle, under, onLeave, onTop } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useScroller(frame);
  const box = scroller?.box;
  const isDrawnByServer = useDrawnByServer();
  const rows = useMeasuredRows(props, scroller, isDrawnByServer);
  const flow = useMemo(
    () => (isDrawnByServer && !scroller ? firstRows(keys.length, estimate, first) : undefined),
    [isDrawnByServer, scroller, keys, estimate, first],
  );
  const leave = useRef(onLeave);
  const top = useRef(onTop);
  useEffect(() => {
    leave.current = onLeave;
    top.current = onTop;
  });
  // The target of a jump counts as the visible row, even if the list's end keeps it from the top.
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
    if (!box) return;
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
  }, [box, follow]);
  useEffect(
    () => () => {
      const sizes = new Map(rows.takeSnapshot().map(({ key, size }) => [String(key), size]));
      leave.current({ sizes, offset: rows.scrollOffset ?? 0 });
    },
    [rows],
  );
  const made = useRowSteps(rows.getVirtualIndexes(), rows.range, AHEAD, flow?.made);
  return (
    <div ref={frame}>
      <div
        ref={rows.containerRef}
        className={classNames(styles.rows, flow && styles.flow)}
        style={flow && ({ '--room': `${flow.room}px` } as CSSProperties)}
      >
        <Made made={flow?.made ?? made} place={flow ? undefined : rows.measureElement}>
          {children}
        </Made>
      </div>
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
    readonly place: PlaceRow | undefined;
  }) => children(made, place),
);
