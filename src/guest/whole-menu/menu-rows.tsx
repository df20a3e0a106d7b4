import { Fragment } from 'react';
import grid from '#guest/menu/category-screen.module.css';
import type { MenuRow } from '#shared/menu/whole-menu-rows.ts';
import { useDrawnByServer } from '#ui/layout/use-drawn-by-server.ts';
import type { PlaceRow } from '#ui/layout/virtual-rows.tsx';
import { classNames } from '#ui/look/class-names.ts';
import type { CardsOfRows } from './cards-of-rows.ts';
import styles from './menu-row.module.css';
import { MenuRowView } from './menu-row.tsx';
import { groupRows } from './row-groups.ts';

/** The number of rows that appear one after the other on arrival: one screenful. */
const RISING_ROWS = 6;

export interface MenuRowsProps extends CardsOfRows {
  readonly rows: readonly MenuRow[];
  readonly made: readonly number[];
  readonly entering: boolean;
  readonly multiple: boolean;
  readonly sizes: string;
  readonly place: PlaceRow | undefined;
}

/** The built rows as cards: for each category its head, then its list. */
export const MenuRows = ({ rows, made, entering, ...rest }: MenuRowsProps) => {
  // Rows that the server has drawn are there already.
  const isEntering = !useDrawnByServer() && entering;
  const show = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <MenuRowView
          key={row.key}
          {...rest}
          row={row}
          index={index}
          gridClass={grid.cards}
          rising={isEntering && index > 1 && index < RISING_ROWS}
        />
      )
    );
  };
  return groupRows(rows, made).map(({ section, before, list }) => (
    <Fragment key={section.category.id}>
      {before.map(show)}
      {list.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: between a list and its items stand rows, which an ul may not have.
        <div
          role="list"
          aria-label={section.category.name}
          className={rest.place ? undefined : classNames(grid.cards, styles.flow)}
          data-multiple={rest.multiple}
        >
          {list.map(show)}
        </div>
      )}
    </Fragment>
  ));
};
