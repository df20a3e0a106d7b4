import { type ComponentType, type ReactNode, type RefObject, Suspense, startTransition, useRef, useState } from 'react';
import styles from './swipe.module.css';

export interface SwipeDragProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly track: RefObject<HTMLDivElement | null>;
  /** How many pages lie side by side, and which of them is open. */
  readonly count: number;
  readonly at: number;
  /** The neighbours are made. */
  readonly isAwake: boolean;
  readonly onArrive: (at: number) => void;
}

export interface SwipeProps<Id extends number> {
  /** The pages that lie side by side, in their order. */
  readonly ids: readonly Id[];
  readonly current: Id;
  /** What follows the finger: <SwipeDrag/>, loaded lazily. undefined: this device is not swiped, or not yet. */
  readonly drag: ComponentType<SwipeDragProps> | undefined;
  /** A neighbour has been swiped in: make it the current one. */
  readonly onArrive: (id: Id) => void;
  readonly page: (id: Id, isCurrent: boolean) => ReactNode;
}

/**
 * One page, and beside it its neighbours for a finger to draw in. They are made when the page is first touched, and stay
 * the same elements when they become the current one. Who does not swipe has the tabs.
 */
export const Swipe = <Id extends number>({ ids, current, drag: Drag, onArrive, page }: SwipeProps<Id>) => {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const at = ids.indexOf(current);
  const canSwipe = Drag !== undefined && at >= 0 && ids.length > 1;
  const around = canSwipe && isAwake ? [ids[at - 1], ids[at + 1]].filter((id) => id !== undefined) : [];
  return (
    <div
      ref={viewport}
      className={styles.viewport}
      data-swipes={canSwipe}
      onTouchStart={canSwipe && !isAwake ? () => startTransition(() => setAwake(true)) : undefined}
    >
      <div ref={track} className={styles.track}>
        {/* The current page comes first in the document, whatever stands at its left. */}
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
          />
        </Suspense>
      )}
    </div>
  );
};
