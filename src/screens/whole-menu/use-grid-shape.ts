import { type RefObject, useLayoutEffect, useState } from 'react';

export interface GridShape {
  /** The number of cards that the grid puts side by side. */
  readonly columns: number;
  /** In px: the width of a column, of the grid, the space under a row, the size of a rem. */
  readonly column: number;
  readonly width: number;
  readonly gap: number;
  readonly rem: number;
}

const px = (value: string | undefined): number => Number.parseFloat(value ?? '') || 0;

/** Measures an empty grid, so that the style sheet alone decides how many cards stand side by side. */
export function useGridShape(ref: RefObject<HTMLElement | null>): GridShape | undefined {
  const [shape, setShape] = useState<GridShape>();
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const look = () => {
      const style = getComputedStyle(grid);
      const tracks = style.gridTemplateColumns.split(' ').filter((track) => px(track) > 0);
      const next: GridShape = {
        columns: Math.max(1, tracks.length),
        column: Math.round(px(tracks[0])),
        width: Math.round(grid.clientWidth),
        gap: px(style.rowGap),
        rem: px(getComputedStyle(document.documentElement).fontSize) || 16,
      };
      setShape((before) => (before && JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref]);
  return shape;
}
