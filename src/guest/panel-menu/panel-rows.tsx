import { Fragment } from 'react';
import type { CategoryId } from '#domain/ids.ts';
import { useCardPresses } from '#guest/product-card/product-card-presses.ts';
import type { CardsOfRows } from '#guest/whole-menu/cards-of-rows.ts';
import { PlainRow } from '#guest/whole-menu/plain-row.tsx';
import { groupPanels, groupRows, type RowGroup } from '#guest/whole-menu/row-groups.ts';
import type { MenuRow } from '#shared/menu/whole-menu-rows.ts';
import { Panel, Panels } from '#ui/layout/panels.tsx';
import type { PlaceRow } from '#ui/layout/virtual-rows.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { PanelDish } from './panel-dish.tsx';
import { PanelHead } from './panel-head.tsx';
import styles from './panel-rows.module.css';

export interface PanelRowsProps extends CardsOfRows {
  readonly rows: readonly MenuRow[];
  readonly made: readonly number[];
  readonly place: PlaceRow | undefined;
  readonly open: ReadonlySet<CategoryId>;
  readonly onOpen: (open: ReadonlySet<CategoryId>) => void;
  /** The number of dishes in a panel, by its top category. */
  readonly countOf: (rootId: CategoryId) => number;
}

/** The built rows as panels one above the other. [S2.30] */
export const PanelRows = (props: PanelRowsProps) => {
  const { rows, made, place, open, onOpen, countOf } = props;
  const change = (ids: readonly string[]) => {
    const all = new Set(rows.map(({ section }) => section.rootId));
    onOpen(new Set([...all].filter((id) => ids.includes(String(id)))));
  };
  return (
    <Panels open={[...open].map(String)} onOpen={change}>
      {groupPanels(groupRows(rows, made)).map(({ rootId, groups }) => {
        const headAt = groups[0]?.before.find((index) => isPanelHead(rows[index]));
        const head = headAt === undefined ? undefined : rows[headAt];
        return (
          <Panel
            key={rootId}
            id={String(rootId)}
            head={
              head && (
                <div
                  ref={place}
                  data-index={headAt}
                  className={classNames(place && styles.laid, styles.head)}
                  data-testid="menu-panel"
                >
                  <PanelHead section={head.section} count={countOf(rootId)} />
                </div>
              )
            }
          >
            {groups.map((group) => (
              <PanelGroup key={group.section.category.id} {...props} group={group} />
            ))}
          </Panel>
        );
      })}
    </Panels>
  );
};

const isPanelHead = (row: MenuRow | undefined): boolean => row?.kind === 'head' && row.section.depth === 0;

const PanelGroup = (props: PanelRowsProps & { readonly group: RowGroup }) => {
  const { rows, place, group, viewOf, quantities, noteOf, codes } = props;
  const presses = useCardPresses();
  const { section, before, list } = group;
  const show = (index: number) => {
    const row = rows[index];
    if (!row || isPanelHead(row)) return null;
    if (row.kind !== 'cards') {
      return (
        <div key={row.key} ref={place} data-index={index} className={classNames(place && styles.laid, styles.row)}>
          <PlainRow row={row} viewOf={viewOf} codes={codes} />
        </div>
      );
    }
    return row.products.map((product, nth) => (
      <li
        key={row.key}
        ref={place}
        data-index={index}
        className={classNames(place && styles.laid, styles.row)}
        aria-posinset={row.from + nth + 1}
        aria-setsize={section.products.length}
      >
        <PanelDish
          view={viewOf(product)}
          quantity={quantities.get(product.id) ?? 0}
          onAdd={presses?.onAdd}
          note={noteOf?.(product.id)}
        />
      </li>
    ));
  };
  return (
    <Fragment>
      {before.map(show)}
      {list.length > 0 && <ul aria-label={section.category.name}>{list.map(show)}</ul>}
    </Fragment>
  );
};
