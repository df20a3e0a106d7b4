import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { setArriving } from './arriving-page.ts';
import styles from './swipe.module.css';

export interface SwipeDragProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  /** Number of pages side by side, and the index of the open one. */
  readonly count: number;
  readonly at: number;
  /** The neighbours are rendered. */
  readonly isAwake: boolean;
  readonly onArrive: (at: number) => void;
  /** Called when the finger lets go, with the arriving page; `undefined`: none. */
  readonly onLetGo: (at: number | undefined) => void;
}

export interface SwipeProps<Id extends number> {
  /** Ids of the pages in order. */
  readonly ids: readonly Id[];
  readonly current: Id;
  /** The lazily loaded <SwipeDrag/>; `undefined`: no swiping on this device, or not yet. */
  readonly drag: ComponentType<SwipeDragProps> | undefined;
  /** Called when a neighbour was swiped in, to make it the current page. */
  readonly onArrive: (id: Id) => void;
  readonly page: (id: Id, isCurrent: boolean) => ReactNode;
}

/**
 * A page with its neighbours, which a finger can drag in. They render on the first touch, and keep their elements when they
 * become current. Other guests use the tabs.
 */
export const Swipe = <Id extends number>({ ids, current, drag: Drag, onArrive, page }: SwipeProps<Id>) => {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const at = ids.indexOf(current);
  const canSwipe = Drag !== undefined && at >= 0 && ids.length > 1;
  // A neighbour renders with low priority, because the arrived page must respond first.
  const made = ids.indexOf(useDeferredValue(current));
  const around = canSwipe && isAwake ? [-1, 0, 1].flatMap((step) => neighbourOf(ids, at, made + step)) : [];
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-swipes={canSwipe}
      onTouchStart={canSwipe && !isAwake ? () => startTransition(() => setAwake(true)) : undefined}
    >
      <div ref={track}>
        {/* The current page comes first in the document, even if another one is at its left. */}
        {[current, ...around].map((id) => (
          <div
            key={id}
            className={styles.slide}
            data-side={id === current ? undefined : ids.indexOf(id) < at ? 'before' : 'after'}
            inert={id !== current}
            aria-hidden={id !== current || undefined}
          >
            {page(id, id === current)}
          </div>
        ))}
      </div>
      {canSwipe && (
        <Suspense fallback={null}>
          <Drag
            viewport={viewport}
            track={track}
            count={ids.length}
            at={at}
            isAwake={isAwake}
            onArrive={(arrived) => {
              const id = ids[arrived];
              if (id !== undefined) onArrive(id);
            }}
            onLetGo={(coming) => setArriving(coming === undefined ? undefined : ids[coming])}
          />
        </Suspense>
      )}
    </div>
  );
};

/** The page at this index, if this page is next to the current page. */
const neighbourOf = <Id extends number>(ids: readonly Id[], current: number, at: number): readonly Id[] => {
  const id = ids[at];
  return id !== undefined && Math.abs(at - current) === 1 ? [id] : [];
};
