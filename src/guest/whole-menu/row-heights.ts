import type { MenuRow } from '#shared/menu/whole-menu-rows.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import type { GridShape } from './use-grid-shape.ts';

export interface RowLooks {
  readonly device: DeviceKind;
  readonly theme: 1 | 2 | 3;
  /** Rows of words, as in a printed menu. */
  readonly printed: boolean;
}

/** The height of the words under a card's picture, and of a card of words alone, in rem. */
const WORDS_REM = { 1: 8.75, 2: 6.5, 3: 6.75 } as const;
const KIOSK_WORDS_REM = 5;
const PICTURE = { 1: 0, 2: 3 / 4, 3: 5 / 8 } as const;

/** The estimated height of a row, near enough for a steady scroll bar; the built row is measured. */
export function estimateRow(row: MenuRow, shape: GridShape, { device, theme, printed }: RowLooks): number {
  const { rem, column, width, gap } = shape;
  switch (row.kind) {
    case 'head':
      if (printed) return 4.75 * rem;
      return (row.section.depth > 0 ? 3.5 : row.section.category.description ? 7.5 : 6) * rem;
    case 'links':
      return 3.75 * rem * row.section.links.length;
    case 'picture':
      return width * 0.625 + 2 * rem;
    case 'banner':
      return width >= 1000 ? width * 0.3125 + 2 * rem : width * 0.625 + 9 * rem;
    default:
      if (printed) return 7 * rem;
      if (device === 'kiosk' && theme === 3) {
        return (row.wide ? width / 2.15 : column * 0.75) + KIOSK_WORDS_REM * rem + gap;
      }
      return column * PICTURE[theme] + WORDS_REM[theme] * rem + gap;
  }
}
