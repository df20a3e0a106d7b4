import { type CSSProperties, memo } from 'react';
import { ProductCard } from '#guest/product-card/product-card.tsx';
import type { CardsRow, MenuRow } from '#shared/menu/whole-menu-rows.ts';
import type { PlaceRow } from '#ui/layout/virtual-rows.tsx';
import { classNames } from '#ui/look/class-names.ts';
import type { CardsOfRows } from './cards-of-rows.ts';
import styles from './menu-row.module.css';
import { PlainRow } from './plain-row.tsx';

export interface MenuRowProps extends CardsOfRows {
  readonly row: MenuRow;
  readonly index: number;
  /** The painted width of a card's picture, for the choice of a file. */
  readonly sizes: string;
  /** The class of the category page's own grid. */
  readonly gridClass: string | undefined;
  readonly multiple: boolean;
  /** The row appears after those above it. */
  readonly rising: boolean;
  /** Lays the row to its place; without it, the list is one grid and its rows are none. */
  readonly place: PlaceRow | undefined;
}

/** The number of first rows whose pictures load at once. */
const EAGER_ROWS = 3;
/** An index beyond the first cards of a list: the picture loads when it comes near. */
const LATER = 99;

type CardsProps = Pick<MenuRowProps, 'viewOf' | 'quantities' | 'noteOf' | 'sizes' | 'index'> & {
  readonly row: CardsRow;
};

const Cards = ({ row, viewOf, quantities, noteOf, sizes, index }: CardsProps) => {
  const of = row.section.products.length;
  // On a kiosk, the card's own rules for the first item of a list lay out the wide dish.
  const Cell = row.wide ? 'li' : 'div';
  return row.products.map((product, nth) => (
    <Cell
      key={product.id}
      className={styles.cell}
      role="listitem"
      aria-posinset={row.from + nth + 1}
      aria-setsize={of}
      data-wide={row.wide}
    >
      <ProductCard
        view={viewOf(product)}
        quantity={quantities.get(product.id) ?? 0}
        index={index < EAGER_ROWS ? nth : LATER}
        sizes={sizes}
        note={noteOf?.(product.id)}
        heading="h3"
      />
    </Cell>
  ));
};

/** One row of the whole menu as cards, at the position that the list gives, or in the flow. */
export const MenuRowView = memo(({ row, index, gridClass, multiple, rising, place, ...cards }: MenuRowProps) => {
  if (row.kind !== 'cards') {
    return (
      <div ref={place} data-index={index} className={classNames(place && styles.laid, styles.row, styles.spaced)}>
        <PlainRow row={row} viewOf={cards.viewOf} codes={cards.codes} />
      </div>
    );
  }
  const Row = row.wide ? 'ul' : 'div';
  return (
    <Row
      ref={place}
      data-index={index}
      data-multiple={multiple}
      data-rising={rising}
      role="none"
      className={place ? classNames(styles.laid, styles.row, gridClass, styles.cards) : styles.flowing}
      style={rising ? ({ '--nth': index } as CSSProperties) : undefined}
    >
      <Cards {...cards} row={row} index={index} />
    </Row>
  );
});
