import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { countItems } from '#domain/cart/cart.ts';
import type { CategoryId } from '#domain/ids.ts';
import type { DishSection, NumberedDish } from '#domain/menu/numbered-dishes.ts';
import { MenuName } from '#shared/product/second-name.tsx';
import { usePartTitle } from '#staff/frame/use-part-title.ts';
import { Button } from '#ui/form/button.tsx';
import { IconLink } from '#ui/form/icon-button.tsx';
import { SearchBox } from '#ui/form/search-box.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import { type DishFacts, type DishPresses, DishRow } from './dish-row.tsx';
import { TableOrderPanel, type TableOrderProps, TableOrderSheet } from './table-order-panel.tsx';
import styles from './take-order-screen.module.css';

export interface TakeOrderScreenProps extends DishPresses {
  readonly table: string;
  readonly backHref: string;
  readonly sections: readonly DishSection[];
  readonly factsOf: (dish: NumberedDish) => DishFacts;
  /** The open top-level category. */
  readonly root: CategoryId | undefined;
  readonly onRoot: (root: CategoryId) => void;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Matches of the typed text; `undefined` without text. */
  readonly found: readonly NumberedDish[] | undefined;
  readonly order: TableOrderProps;
  /** The order is beside the menu; otherwise a button opens it. */
  readonly isWide: boolean;
  readonly isOrderOpen: boolean;
  readonly onOrderOpen: (isOpen: boolean) => void;
  readonly notices?: ReactNode;
}

/** Search by "Soup" or "17": Enter adds the first match, so that an order needs only the keyboard. */
const FindDish = ({
  typed,
  onTyped,
  found,
  onDish,
  back,
  children,
}: Pick<TakeOrderScreenProps, 'typed' | 'onTyped' | 'found' | 'onDish'> & {
  /** The link back, beside the field; `undefined`: it has a row of its own. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}) => {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const takeFirst = () => {
    const [first] = found ?? [];
    if (!first) return;
    onDish(first);
    onTyped('');
  };
  return (
    <div className={styles.find}>
      <div className={styles.field}>
        {back}
        <SearchBox
          input={input}
          name="dish"
          label={t`Find a dish by its name or number`}
          placeholder={t`Name or number`}
          clearLabel={t`Clear the field`}
          value={typed}
          onValue={onTyped}
          onSubmit={takeFirst}
          enterKeyHint="go"
          testId="find-dish"
        />
      </div>
      {children}
    </div>
  );
};

const Roots = ({ sections, root, onRoot }: Pick<TakeOrderScreenProps, 'sections' | 'root' | 'onRoot'>) => {
  const { t } = useLingui();
  const roots = [...new Set(sections.map((section) => section.root))];
  if (roots.length < 2) return null;
  return (
    <nav className={styles.roots} aria-label={t`Categories`}>
      {roots.map((one) => (
        <button
          key={one.id}
          type="button"
          className={styles.root}
          aria-pressed={one.id === root}
          lang={one.textLanguage}
          onClick={() => onRoot(one.id)}
        >
          {/* Two names would fill half of a tablet's screen. The kitchen reads no categories. */}
          {one.name}
        </button>
      ))}
    </nav>
  );
};

const Found = ({
  found,
  ...rest
}: Pick<TakeOrderScreenProps, 'factsOf' | keyof DishPresses> & { readonly found: readonly NumberedDish[] }) =>
  found.length === 0 ? (
    <p className={styles.none} role="status">
      <Trans>No dish is called so.</Trans>
    </p>
  ) : (
    <ul data-testid="found-dishes">
      {found.map((dish) => (
        <DishRow
          key={dish.number}
          dish={dish}
          facts={rest.factsOf(dish)}
          onDish={rest.onDish}
          onChoose={rest.onChoose}
        />
      ))}
    </ul>
  );

const Sections = ({ sections, root, factsOf, onDish, onChoose }: TakeOrderScreenProps) => {
  const open = sections.filter((section) => section.root.id === root);
  // The pressed category above says it already.
  const isSaid = open.length === 1 && open[0]?.category.id === root;
  return open.map(({ category, dishes }) => (
    <section key={category.id} aria-labelledby={`category-${category.id}`}>
      <h2
        id={`category-${category.id}`}
        className={isSaid ? styles.hidden : styles.category}
        lang={category.textLanguage}
      >
        <MenuName kind="category" of={category} />
      </h2>
      <ul>
        {dishes.map((dish) => (
          <DishRow key={dish.number} dish={dish} facts={factsOf(dish)} onDish={onDish} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  ));
};

/** Screen to take an order for a table: menu, order, and one send button. */
export const TakeOrderScreen = (props: TakeOrderScreenProps) => {
  const { table, backHref, found, order, isWide, isOrderOpen, onOrderOpen } = props;
  const { t } = useLingui();
  const money = useMoney();
  const count = countItems(order.cart);
  const back = <IconLink href={backHref} icon={caretLeft} label={t`Back to table ${table}`} look="soft" />;
  usePartTitle(t`Order for table ${table}`);
  return (
    <div className={styles.screen} data-wide={isWide} data-testid="take-order">
      <div className={styles.menu}>
        {/* The title of the order beside the menu says the same. */}
        <header className={isWide ? styles.hidden : styles.head}>
          {!isWide && back}
          <h1 className={styles.title}>
            <Trans>Order for table {table}</Trans>
          </h1>
          {!isWide && order.allergy}
        </header>
        {props.notices}
        <FindDish {...props} back={isWide && back}>
          {!found && <Roots {...props} />}
        </FindDish>
        {found ? <Found {...props} found={found} /> : <Sections {...props} />}
      </div>
      {isWide ? (
        <aside className={styles.order} aria-label={t`The order`}>
          <TableOrderPanel {...order} />
        </aside>
      ) : (
        count > 0 && (
          <div className={styles.bar}>
            <Button
              look="primary"
              wide
              aria-haspopup="dialog"
              sum={money.main(order.price.total)}
              data-testid="open-order"
              onClick={() => onOrderOpen(true)}
            >
              <Plural value={count} one="Show # dish" other="Show # dishes" />
            </Button>
          </div>
        )
      )}
      {!isWide && isOrderOpen && <TableOrderSheet {...order} onClose={() => onOrderOpen(false)} />}
    </div>
  );
};
