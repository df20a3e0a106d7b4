import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, as it changes; `usual` until it is known. */
export function useWidth<T extends HTMLElement>(usual: number): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const measured = ref.current;
    if (!measured || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth || usual));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [usual]);
  return [ref, width];
}
