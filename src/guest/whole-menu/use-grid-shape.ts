import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DeviceKind } from '#ui/view/device-kind.ts';

export interface GridShape {
  /** Number of cards side by side. */
  readonly columns: number;
  /** In px: width of a column, width of the grid, gap below a row, size of a rem. */
  readonly column: number;
  readonly width: number;
  readonly gap: number;
  readonly rem: number;
  /** Counts how often the cards were redistributed. */
  readonly turn: number;
}

const px = (value: string | undefined): number => Number.parseFloat(value ?? '') || 0;

const REM = 16;

/**
 * Estimated grid shape before measuring, good enough for the first rows, which stand in the grid itself and get its columns.
 */
export const firstShape = (device: DeviceKind, theme: 1 | 2 | 3): GridShape => {
  const width = device === 'phone' ? 380 : 900;
  const columns = theme === 2 ? width / 190 : theme === 1 ? 1 : width / 380;
  const gap = { 1: 0, 2: 0.75, 3: 1.75 }[theme] * REM;
  const side = Math.max(1, Math.floor(columns));
  return { columns: side, column: Math.round((width - gap * (side - 1)) / side), width, gap, rem: REM, turn: 0 };
};

/** Measures an empty grid, so that only the CSS decides the number of columns. */
export function useGridShape(ref: RefObject<HTMLElement | null>, first: GridShape | undefined): GridShape | undefined {
  const [shape, setShape] = useState(first);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const look = () => {
      const style = getComputedStyle(grid);
      const tracks = style.gridTemplateColumns.split(' ').filter((track) => px(track) > 0);
      const next = {
        columns: Math.max(1, tracks.length),
        column: Math.round(px(tracks[0])),
        width: Math.round(grid.clientWidth),
        gap: px(style.rowGap),
        rem: px(getComputedStyle(document.documentElement).fontSize) || REM,
      };
      setShape((before) => {
        // Server-drawn rows stay if their number of columns was right.
        const isFirst = before !== undefined && before === first && before.columns === next.columns;
        const turn = (before?.turn ?? 0) + (isFirst ? 0 : 1);
        const same = before && JSON.stringify(before) === JSON.stringify({ ...next, turn: before.turn });
        return same ? before : { ...next, turn };
      });
    };
    look();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [ref, first]);
  return shape;
}
