import { type CSSProperties, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import cards from '#guest/menu/category-screen.module.css';
import { type MenuRow, panelHeadOf, rowLike, rowOfCategory } from '#shared/menu/whole-menu-rows.ts';
import { useDrawnByServer } from '#ui/layout/use-drawn-by-server.ts';
import { type PlaceRow, type RowsHandle, VirtualRows } from '#ui/layout/virtual-rows.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import type { KeptList } from '#ui/view/kept-list.ts';
import { firstShape, type GridShape, useGridShape } from './use-grid-shape.ts';

interface RowLooks {
  readonly device: DeviceKind;
  readonly theme: 1 | 2 | 3;
  /** Rows of text, as in a printed menu. */
  readonly printed: boolean;
}

/** Height in rem of the text below a card's picture, and of a text-only card. */
const WORDS_REM = { 1: 8.75, 2: 6.5, 3: 6.75 } as const;
const KIOSK_WORDS_REM = 5;
const PICTURE = { 1: 0, 2: 3 / 4, 3: 5 / 8 } as const;

/** Estimated row height, good enough for a steady scrollbar; rendered rows are measured. */
function estimateRow(row: MenuRow, shape: GridShape, { device, theme, printed }: RowLooks): number {
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

/** A jump to a category, done once per key. */
export interface Jump {
  readonly id: CategoryId;
  readonly key: string;
}

export interface ListMemory {
  readonly read: (shape: string) => KeptList | undefined;
  readonly keep: (shape: string, rows: KeptList) => void;
}

export interface WholeMenuListProps extends RowLooks {
  /** Rows for a number of columns. Must be stable: a new function rebuilds the rows. */
  readonly rowsFor: (columns: number) => readonly MenuRow[];
  /** Key of the texts, which decide row heights together with the width. */
  readonly words: string;
  readonly memory: ListMemory;
  readonly jump: Jump | undefined;
  /** Called with the visible top-level category. */
  readonly onInView: (id: CategoryId) => void;
  /** A panel's head stays rendered while a row of the panel is visible. */
  readonly keepsHeads?: boolean;
  readonly multiple?: boolean;
  readonly children: (rows: readonly MenuRow[], made: readonly number[], place: PlaceRow | undefined) => ReactNode;
}

/** Height of a phone's sticky tabs plus a gap, in rem. */
const TABS_REM = 3.75;
const AIR_REM = 0.75;
const underOf = (device: DeviceKind, { rem }: GridShape): number => (device === 'phone' ? TABS_REM : AIR_REM) * rem;

/** Height in px that the server fills with rows: a large screen of each device kind. */
const FIRST_PX: Readonly<Record<DeviceKind, number>> = { phone: 950, tablet: 1200, room: 1200, kiosk: 2000 };

/** Rows of the whole menu for the current width. After a width change the same row stays visible. */
export const WholeMenuList = (props: WholeMenuListProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const { device, theme, printed, words } = props;
  const isDrawnByServer = useDrawnByServer();
  const [first] = useState(() => (isDrawnByServer ? firstShape(device, printed ? 1 : theme) : undefined));
  const shape = useGridShape(grid, first);
  const looks = [device, theme, printed, words].join(' ');
  const reading = useRef<MenuRow>(undefined);
  const jumped = useRef<string>(undefined);
  return (
    <>
      <div ref={grid} className={cards.cards} data-multiple={props.multiple ?? false} aria-hidden="true" />
      {shape && (
        <ShapedList
          key={`${looks} ${shape.turn}`}
          {...props}
          name={[looks, shape.columns, shape.width, shape.rem].join(' ')}
          shape={shape}
          reading={reading}
          jumped={jumped}
        />
      )}
    </>
  );
};

interface ShapedProps extends WholeMenuListProps {
  readonly name: string;
  readonly shape: GridShape;
  /** The top row when the width changed. */
  readonly reading: RefObject<MenuRow | undefined>;
  /** Key of the last completed jump. */
  readonly jumped: RefObject<string | undefined>;
}

const ShapedList = (props: ShapedProps) => {
  const { rowsFor, shape, name, memory, jump, reading, jumped, onInView, keepsHeads } = props;
  const { device, theme, printed, children } = props;
  const rows = useMemo(() => rowsFor(shape.columns), [rowsFor, shape.columns]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const estimate = useMemo(() => {
    const looks = { device, theme, printed };
    return (index: number) => {
      const row = rows[index];
      return row ? estimateRow(row, shape, looks) : 0;
    };
  }, [rows, shape, device, theme, printed]);
  const headOf = useMemo(
    () => (keepsHeads ? (index: number) => panelHeadOf(rows, index) : undefined),
    [keepsHeads, rows],
  );
  const { current: kept } = useRef(memory.read(name));
  const [list, setList] = useState<RowsHandle | null>(null);

  // A list that the guest returns to keeps its position. A new list starts at the row visible before the width change, or at
  // the jump's target.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the list that has just been laid.
  useEffect(() => {
    if (!list) return;
    const before = reading.current;
    const row = before ? rowLike(rows, before) : -1;
    if (row > 0) list.scrollTo(row);
    else if (kept?.offset !== undefined && jumped.current === undefined) jumped.current = jump?.key;
  }, [list]);
  useEffect(() => {
    if (!list || !jump || jumped.current === jump.key) return;
    jumped.current = jump.key;
    const row = rowOfCategory(rows, jump.id);
    if (row >= 0) list.scrollTo(row);
  }, [list, jump, jumped, rows]);

  return (
    <VirtualRows
      keys={keys}
      estimate={estimate}
      under={underOf(device, shape)}
      kept={kept}
      first={FIRST_PX[device]}
      headOf={headOf}
      handle={setList}
      onLeave={(left) => memory.keep(name, left)}
      onTop={(index) => {
        const row = rows[index];
        reading.current = row;
        if (row) onInView(row.section.rootId);
      }}
    >
      {(made, place) => (
        <div style={{ '--row-gap': `${shape.gap / shape.rem}rem` } as CSSProperties}>{children(rows, made, place)}</div>
      )}
    </VirtualRows>
  );
};
