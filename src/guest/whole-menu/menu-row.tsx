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
  /** `sizes` attribute of a card's picture. */
  readonly sizes: string;
  /** CSS class of the category page's grid. */
  readonly gridClass: string | undefined;
  readonly multiple: boolean;
  /** The row animates in after those above it. */
  readonly rising: boolean;
  /** Positions the row absolutely; when omitted, the list is one grid without row elements. */
  readonly place: PlaceRow | undefined;
}

/** Number of first rows whose pictures load at once. */
const EAGER_ROWS = 3;
/** An index beyond the eager cards: the picture loads lazily. */
const LATER = 99;

type CardsProps = Pick<MenuRowProps, 'viewOf' | 'quantities' | 'noteOf' | 'sizes' | 'index'> & {
  readonly row: CardsRow;
};

const Cards = ({ row, viewOf, quantities, noteOf, sizes, index }: CardsProps) => {
  const of = row.section.products.length;
  // On a kiosk the card's CSS for the first list item lays out the wide dish.
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

/** One row of the whole menu as cards, absolutely positioned or in normal flow. */
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
