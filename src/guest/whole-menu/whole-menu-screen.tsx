import { Trans } from '@lingui/react/macro';
import { Fragment, useCallback } from 'react';
import grid from '#guest/menu/category-screen.module.css';
import { type MenuRow, menuRows } from '#shared/menu/whole-menu-rows.ts';
import { useDrawnByServer } from '#ui/layout/use-drawn-by-server.ts';
import type { PlaceRow } from '#ui/layout/virtual-rows.tsx';
import { classNames } from '#ui/look/class-names.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import type { CardsOfRows } from './cards-of-rows.ts';
import styles from './menu-row.module.css';
import { MenuRowView } from './menu-row.tsx';
import { groupRows } from './row-groups.ts';
import { WholeMenuFrame } from './whole-menu-frame.tsx';
import { WholeMenuList } from './whole-menu-list.tsx';
import type { WholeMenuProps } from './whole-menu-props.ts';

/** Number of rows that animate in on arrival: one screen. */
const RISING_ROWS = 6;

interface MenuRowsProps extends CardsOfRows {
  readonly rows: readonly MenuRow[];
  readonly made: readonly number[];
  readonly entering: boolean;
  readonly multiple: boolean;
  readonly sizes: string;
  readonly place: PlaceRow | undefined;
}

/** Rendered rows as cards: for each category its head, then its list. */
const MenuRows = ({ rows, made, entering, ...rest }: MenuRowsProps) => {
  // Server-drawn rows are already visible.
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

export interface WholeMenuScreenProps extends WholeMenuProps {
  /** Animates the rows in one after the other; only on the first visit of this session. */
  readonly entering: boolean;
  /** The venue wants more cards per row. [S2.32] */
  readonly multiple: boolean;
}

/** `sizes` attribute of a card's picture. */
const sizesOf = (device: DeviceKind, theme: 1 | 2 | 3): string => {
  if (theme === 1) return device === 'kiosk' ? '142px' : '84px';
  if (device === 'kiosk') return '400px';
  if (device === 'phone') return theme === 2 ? '(min-width: 600px) 33vw, 50vw' : '(min-width: 700px) 50vw, 100vw';
  return theme === 2 ? '180px' : '360px';
};

/** Cards of all categories in one list, category by category. [S2.10, S2.19] */
export const WholeMenuScreen = (props: WholeMenuScreenProps) => {
  const { device, theme, sections, multiple, entering } = props;
  const wideFirst = device === 'kiosk' && theme === 3;
  const rowsFor = useCallback((columns: number) => menuRows(sections, { columns, wideFirst }), [sections, wideFirst]);
  const sizes = sizesOf(device, theme);
  return (
    <WholeMenuFrame
      {...props}
      title={(id) => (
        // Each category has its own visible title; this heading names the page for screen readers.
        <h1 id={id}>
          <VisuallyHidden>
            <Trans>The whole menu</Trans>
          </VisuallyHidden>
        </h1>
      )}
    >
      <WholeMenuList {...props} printed={false} rowsFor={rowsFor}>
        {(rows, made, place) => (
          <MenuRows
            rows={rows}
            made={made}
            place={place}
            entering={entering}
            multiple={multiple}
            sizes={sizes}
            viewOf={props.viewOf}
            quantities={props.quantities}
            noteOf={props.noteOf}
            codes={props.codes}
          />
        )}
      </WholeMenuList>
    </WholeMenuFrame>
  );
};
