import { useLingui } from '@lingui/react/macro';
import { Fragment, memo, type ReactNode } from 'react';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import { CategoryHours } from '#guest/menu/dish-hours.tsx';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import { useCardPresses } from '#guest/product-card/product-card-presses.ts';
import type { CardsOfRows } from '#guest/whole-menu/cards-of-rows.ts';
import { DishText } from '#guest/whole-menu/dish-text.tsx';
import { PlainRow } from '#guest/whole-menu/plain-row.tsx';
import { groupPanels, groupRows, type RowGroup } from '#guest/whole-menu/row-groups.ts';
import type { MenuRow } from '#shared/menu/whole-menu-rows.ts';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import { Panel, Panels, PanelTrigger } from '#ui/layout/panels.tsx';
import type { PlaceRow } from '#ui/layout/virtual-rows.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, plus } from '#ui/look/icons.ts';
import { Picture } from '#ui/picture/picture.tsx';
import panelDish from './panel-dish.module.css';
import panelHead from './panel-head.module.css';
import styles from './panel-rows.module.css';

interface PanelDishProps {
  readonly view: ProductCardView;
  /** Quantity of the dish in the order. */
  readonly quantity: number;
  readonly onAdd: ((productId: ProductId) => void) | undefined;
  readonly note: ReactNode;
}

const Add = ({ view, quantity, onAdd }: Pick<PanelDishProps, 'view' | 'quantity'> & { readonly onAdd: () => void }) => {
  const { t } = useLingui();
  const { name } = view.product;
  const asks = view.add === 'choose';
  const label = asks ? t`Choose a size: ${name}` : t`Add ${name}`;
  return (
    <button
      type="button"
      className={classNames(panelDish.add, quantity > 0 && panelDish.added)}
      aria-label={quantity > 0 ? t`${label}, ${quantity} in your order` : label}
      aria-haspopup={asks ? 'dialog' : undefined}
      data-testid="add-to-cart"
      onClick={onAdd}
    >
      {quantity > 0 ? quantity : <Icon path={plus} />}
    </button>
  );
};

/** A dish in a panel: text only, as in print, and the add button. */
const PanelDish = memo(({ view, quantity, onAdd, note }: PanelDishProps) => (
  <article className={panelDish.dish} data-testid="product-card" data-product={view.product.id}>
    <DishText view={view} linked note={note} />
    {view.add !== 'no' && !view.soldOut && onAdd && (
      <Add view={view} quantity={quantity} onAdd={() => onAdd(view.product.id)} />
    )}
  </article>
));

/** Head of an open or closed panel: category name and number of dishes. */
const PanelHead = ({
  section: { category },
  count,
}: {
  readonly section: MenuSection;
  /** Number of dishes in the category and its subcategories. */
  readonly count: number;
}) => (
  <PanelTrigger className={panelHead.head}>
    <Picture
      picture={category.image}
      name={category.name}
      cloth={category.cloth}
      sizes="72px"
      className={panelHead.picture}
    />
    <span className={panelHead.words}>
      <span className={panelHead.name} lang={category.textLanguage}>
        {category.name}
      </span>
      {count > 0 && <span className={panelHead.count}>{count}</span>}
    </span>
    <span className={panelHead.caret}>
      <Icon path={caretRight} />
    </span>
  </PanelTrigger>
);

export interface PanelRowsProps extends CardsOfRows {
  readonly rows: readonly MenuRow[];
  readonly made: readonly number[];
  readonly place: PlaceRow | undefined;
  readonly open: ReadonlySet<CategoryId>;
  readonly onOpen: (open: ReadonlySet<CategoryId>) => void;
  /** Number of dishes in a panel, by its top-level category. */
  readonly countOf: (rootId: CategoryId) => number;
}

/** The rendered rows as stacked panels. [S2.30] */
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
                  {head.section.category.hours && <CategoryHours category={head.section.category} />}
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
