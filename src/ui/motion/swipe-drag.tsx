import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollingBoxOf } from '../layout/scroller.ts';
import styles from './swipe.module.css';
import type { SwipeDragProps } from './swipe.tsx';
import { concealNeighbours, isOwnSwipe, revealNeighbours } from './swipe-neighbours.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const OPTIONS = { align: 'start', containScroll: false, watchFocus: false, watchSlides: false } as const;
/** Distance in CSS pixels from its resting position at which a page counts as arrived. */
const NEAR = 2;

/** State of a swipe, from one touch until all pages rest. */
interface Motion {
  /** The pages have left their position. */
  isMoving: boolean;
  /** Requested pages that are not current yet; a second swipe may overtake the first. */
  asked: number[];
  /** How far the neighbours were moved down, px, to show their first dishes. */
  dropped: number;
}

/**
 * Follows the finger. Embla moves an empty ruler with one mark per page, and the pages follow the ruler. So the current page
 * with its dishes may change while the ruler is still moving.
 */
export const SwipeDrag = ({ viewport, track, count, at, isAwake, onArrive, onLetGo }: SwipeDragProps) => {
  // New options would restart embla during a swipe, so the first ones stay.
  const [options] = useState(() => ({
    ...OPTIONS,
    startIndex: at,
    container: '[data-ruler]',
    watchDrag: (_: unknown, event: Event) => !isOwnSwipe(event),
  }));
  const [emblaRef, embla] = useEmblaCarousel(options);
  const motion = useRef<Motion>({ isMoving: false, asked: [], dropped: 0 });
  const known = useRef<Embla>(undefined);
  const now = useRef({ at, onArrive, onLetGo });

  useEffect(() => {
    emblaRef(viewport.current);
  }, [emblaRef, viewport]);

  const place = useCallback(
    (from: Embla) => {
      if (track.current) move(track.current, from, now.current.at);
    },
    [track],
  );
  const reveal = useCallback(() => {
    if (viewport.current && track.current) motion.current.dropped = revealNeighbours(viewport.current, track.current);
  }, [viewport, track]);

  // Before the new page is painted, the ruler returns to its mark and the window to the page's top.
  useLayoutEffect(() => {
    const isNew = now.current.at !== at;
    now.current = { at, onArrive, onLetGo };
    if (!embla || !track.current) return;
    const { asked, dropped } = motion.current;
    const isAsked = asked.includes(at);
    if (isNew) {
      concealNeighbours(track.current);
      if (isAsked && dropped > 0 && viewport.current)
        (scrollingBoxOf(viewport.current) ?? window).scrollBy({ top: -dropped, behavior: 'instant' });
      motion.current.dropped = 0;
      motion.current.asked = isAsked ? asked.slice(asked.indexOf(at) + 1) : [];
      if (motion.current.asked.length === 0) onLetGo(undefined);
    }
    // A tab opened another page, or the pages changed, so the swipe ends.
    const isElsewhere = ((isNew && !isAsked) || known.current !== embla) && embla.selectedScrollSnap() !== at;
    known.current = embla;
    if (isElsewhere || embla.scrollSnapList().length !== count) {
      embla.reInit({ startIndex: at });
      motion.current.isMoving = false;
    }
    place(embla);
    if (motion.current.isMoving) reveal();
  }, [embla, at, count, onArrive, onLetGo, place, reveal, track, viewport]);

  // Positions neighbours that are rendered while the finger is moving.
  useLayoutEffect(() => {
    if (isAwake && motion.current.isMoving) reveal();
  }, [isAwake, reveal]);

  useEffect(() => {
    if (!embla) return;
    const arrive = () => {
      const selected = embla.selectedScrollSnap();
      if (selected === now.current.at || selected === motion.current.asked.at(-1)) return;
      motion.current.asked.push(selected);
      now.current.onArrive(selected);
    };
    const onScroll = () => {
      if (!motion.current.isMoving) {
        motion.current.isMoving = true;
        reveal();
      }
      place(embla);
      const { dragHandler, offsetLocation, target } = embla.internalEngine();
      if (!dragHandler.pointerDown() && Math.abs(offsetLocation.get() - target.get()) < NEAR) arrive();
    };
    const onSettle = () => {
      arrive();
      motion.current.isMoving = false;
      place(embla);
      if (track.current && motion.current.asked.length === 0) concealNeighbours(track.current);
    };
    // A new swipe before the last page rests counts that page as arrived.
    const onDown = () => arrive();
    const onUp = () => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    const onSelect = () => {
      const selected = embla.selectedScrollSnap();
      now.current.onLetGo(selected === now.current.at ? undefined : selected);
    };
    embla
      .on('select', onSelect)
      .on('scroll', onScroll)
      .on('settle', onSettle)
      .on('pointerDown', onDown)
      .on('pointerUp', onUp);
    return () => {
      now.current.onLetGo(undefined);
      embla
        .off('select', onSelect)
        .off('scroll', onScroll)
        .off('settle', onSettle)
        .off('pointerDown', onDown)
        .off('pointerUp', onUp);
    };
  }, [embla, place, reveal, track]);

  return (
    <div className={styles.ruler} aria-hidden="true" data-ruler>
      {Array.from({ length: count }, (_, mark) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
        <div key={mark} className={styles.mark} />
      ))}
    </div>
  );
};

/** Positions the pages by the ruler, relative to the current page's mark. */
function move(track: HTMLElement, embla: Embla, at: number): void {
  const { offsetLocation, containerRect } = embla.internalEngine();
  const x = offsetLocation.get() + at * containerRect.width;
  track.style.transform = Math.abs(x) < 0.5 ? '' : `translate3d(${x}px, 0, 0)`;
}
