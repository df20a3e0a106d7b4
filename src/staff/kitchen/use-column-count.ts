import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns the style sheet gives a grid at its width; undefined: it was not laid out yet. */
export function useColumnCount(ref: RefObject<HTMLElement | null>): number | undefined {
  const [count, setCount] = useState<number>();
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const look = () => {
      const tracks = getComputedStyle(grid).gridTemplateColumns.split(' ');
      setCount(Math.max(1, tracks.filter((track) => Number.parseFloat(track) > 0).length));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref]);
  return count;
}
