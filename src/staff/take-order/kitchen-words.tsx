// The kitchen's word behind each name of the menu, for a waiter who reads the menu in another language.
import { type ReactNode, useMemo } from 'react';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { Language } from '#domain/language/language.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { isQuantity, kitchenNames, type NameKey } from '#domain/menu/menu-names.ts';
import { cartLineView } from '#shared/cart/cart-line-view.ts';
import { SecondName } from '#shared/product/second-name.tsx';
import { kitchenChoices } from '#staff/table/kitchen-choices.ts';
import styles from './kitchen-words.module.css';

/** One menu in two languages. */
export interface BothMenus {
  /** In the reader's language. */
  readonly index: MenuIndex;
  /** In the venue's own language. */
  readonly kitchen: MenuIndex;
  readonly kitchenLanguage: Language;
}

/** Shows the kitchen's words behind all names below, where they differ. */
export const KitchenWords = ({
  index,
  kitchen,
  kitchenLanguage,
  children,
}: BothMenus & { readonly children: ReactNode }) => {
  const second = useMemo(() => {
    const nameOf = kitchenNames(kitchen.menu, index.menu);
    return (key: NameKey) => {
      const name = nameOf(key);
      return (
        name && (
          <>
            {' '}
            <span className={styles.kitchen} lang={kitchenLanguage}>
              {name}
            </span>
          </>
        )
      );
    };
  }, [kitchen, index, kitchenLanguage]);
  return <SecondName value={second}>{children}</SecondName>;
};

const KitchenLine = ({ kitchen, kitchenLanguage, line }: Omit<BothMenus, 'index'> & { readonly line: CartLine }) => {
  const view = cartLineView(kitchen, line);
  const details = kitchenChoices({ ...view, size: isQuantity(view.size) ? '' : view.size }, kitchenLanguage);
  return (
    <span className={styles.kitchen} lang={kitchenLanguage}>
      {[view.name, details].filter(Boolean).join(', ')}
    </span>
  );
};

/** The kitchen's words for each line of an order, by line id; none for a dish without a translation. */
export const useKitchenLines = (
  { index, kitchen, kitchenLanguage }: BothMenus,
  { lines }: Cart,
): ReadonlyMap<string, ReactNode> =>
  useMemo(() => {
    const languageIn = (menu: MenuIndex, { productId }: CartLine) => menu.productById.get(productId)?.textLanguage;
    return new Map(
      lines
        .filter((line) => languageIn(index, line) !== languageIn(kitchen, line))
        .map((line) => [
          line.lineId,
          <KitchenLine key={line.lineId} kitchen={kitchen} kitchenLanguage={kitchenLanguage} line={line} />,
        ]),
    );
  }, [index, kitchen, kitchenLanguage, lines]);
