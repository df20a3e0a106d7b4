// Sorting of rows by dragging their handles, with finger or pointer. Elsewhere a finger scrolls as usual.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { placeOf, type RowBox } from './drag-place.ts';

/** Distance in px from the window's edge at which the page scrolls. */
const EDGE_PX = 72;
const SCROLL_PX = 10;

export interface DraggedRow {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** Movement so far, px. */
  readonly moved: number;
  readonly height: number;
}

export interface DragSort {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly dragged: DraggedRow | undefined;
}

/** List rows need `data-row` with their key, and a handle with `data-handle`. Escape returns a row to its old position. */
export function useDragSort(onPlace: (key: string, place: number) => void): DragSort {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<DraggedRow>();
  const place = useRef(onPlace);
  useEffect(() => {
    place.current = onPlace;
  });
  useEffect(() => {
    const home = list.current;
    if (!home) return;
    let stop: () => void = () => undefined;
    const start = (event: PointerEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest('[data-handle]') : null;
      const row = pressed?.closest<HTMLElement>('[data-row]');
      if (!row || !event.isPrimary || event.button !== 0) return;
      // Prevents text selection and a second drag.
      event.preventDefault();
      stop();
      stop = follow(home, row, event, setDragged, (key, to) => place.current(key, to));
    };
    home.addEventListener('pointerdown', start);
    return () => {
      home.removeEventListener('pointerdown', start);
      stop();
    };
  }, []);
  return { list, dragged };
}

function follow(
  home: HTMLElement,
  row: HTMLElement,
  begun: PointerEvent,
  show: (dragged: DraggedRow | undefined) => void,
  onPlace: (key: string, place: number) => void,
): () => void {
  const elements = [...home.querySelectorAll<HTMLElement>('[data-row]')];
  const boxes: readonly RowBox[] = elements.map((one) => {
    const { top, height } = one.getBoundingClientRect();
    return { top: top + window.scrollY, height };
  });
  const from = elements.indexOf(row);
  const key = row.dataset.row ?? '';
  const startsAt = begun.clientY + window.scrollY;
  let pointerY = begun.clientY;
  let to = from;
  let frame = 0;
  const draw = () => {
    const moved = pointerY + window.scrollY - startsAt;
    to = placeOf(boxes, from, moved);
    show({ key, from, to, moved, height: boxes[from]?.height ?? 0 });
  };
  const scroll = () => {
    const by = pointerY < EDGE_PX ? -SCROLL_PX : pointerY > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
    if (by !== 0) {
      window.scrollBy({ top: by, behavior: 'instant' });
      draw();
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== begun.pointerId) return;
    pointerY = event.clientY;
    draw();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', cancel);
    window.removeEventListener('keydown', onKey, true);
    show(undefined);
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== begun.pointerId) return;
    stop();
    if (to !== from) onPlace(key, to);
  };
  const cancel = (event: PointerEvent) => {
    if (event.pointerId === begun.pointerId) stop();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', onKey, true);
  frame = requestAnimationFrame(scroll);
  draw();
  return stop;
}
