// Elements of the pages beside the current one: their position while a finger drags one in.
import { scrollingBoxOf } from '../layout/scroller.ts';

const neighbours = (track: Element): HTMLElement[] =>
  [...track.children].filter((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.side !== undefined);

/**
 * Shows the neighbours from their own top, whatever the current page's scroll position. Clips them at the screen's end, so
 * that the document does not grow. Returns how far they were moved down, px.
 */
export function revealNeighbours(viewport: HTMLElement, track: HTMLElement): number {
  const frame = scrollingBoxOf(viewport)?.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(viewport).scrollMarginBlockStart) || 0;
  const top = viewport.getBoundingClientRect().top;
  const dropped = Math.max(0, (frame?.top ?? 0) + covered - top);
  const room = (frame?.bottom ?? window.innerHeight) - top - dropped;
  for (const one of neighbours(track)) {
    one.style.insetBlockStart = `${dropped}px`;
    one.style.blockSize = `${Math.max(0, room)}px`;
    one.dataset.shown = '';
  }
  return dropped;
}

export function concealNeighbours(track: HTMLElement): void {
  for (const one of track.children) {
    if (!(one instanceof HTMLElement)) continue;
    one.style.insetBlockStart = '';
    one.style.blockSize = '';
    delete one.dataset.shown;
  }
}

/** Width in CSS pixels of iOS's edge area, where a touch goes back in the history. */
const EDGE = 24;

/** Whether a touch is not a page swipe: a mouse, the browser's own gesture, or content that scrolls sideways. */
export function isOwnSwipe(event: Event): boolean {
  if (!('touches' in event) || !(event instanceof TouchEvent)) return true;
  const x = event.touches[0]?.clientX ?? 0;
  if (x < EDGE || x > window.innerWidth - EDGE) return true;
  const viewport = event.currentTarget;
  for (let at = event.target; at instanceof Element && at !== viewport; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}
