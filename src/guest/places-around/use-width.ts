import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, as it changes; `usual` until it is known. */
export function useWidth<T extends HTMLElement>(usual: number): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const measured = ref.current;
    if (!measured) return;
    const measure = () => setWidth(measured.clientWidth || usual);
    // Before the first paint, so that nothing is drawn for another width.
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [usual]);
  return [ref, width];
}
