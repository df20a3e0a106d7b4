import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Category } from '#domain/menu.ts';
import type { Device } from '#ui/device.ts';
import { StitchBorder } from '#ui/stitch-border.tsx';
import { useAnnouncedPage } from '#ui/use-announced-page.ts';
import { CategoryRows, type SubcategoryView } from './category-rows.tsx';
import styles from './category-screen.module.css';
import { ProductCard, type ProductCardView } from './product-card.tsx';
import { useGrowingList } from './use-growing-list.tsx';

export interface CategoryScreenProps {
  readonly category: Pick<Category, 'id' | 'name' | 'description' | 'textLanguage'>;
  readonly device: Device;
  readonly theme: 1 | 2 | 3;
  /** Of a category with children; empty otherwise. */
  readonly subcategories: readonly SubcategoryView[];
  readonly products: readonly ProductCardView[];
  /** How many of each dish are in the order. */
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Keep it the same function, so that cards repaint alone. */
  readonly onAdd: (productId: ProductId) => void;
  /** Cards rise one after the other: only on the first visit of this session. */
  readonly entering?: boolean;
  /** Between the title and the dishes: the notice that the kitchen is closed, a promotion. */
  readonly above?: ReactNode;
  /** What stands above is what the category is for: nothing is missing. */
  readonly hasOtherContent?: boolean;
}

/** How wide a card's picture is painted, for the choice of a file. */
const sizesOf = (device: Device, theme: 1 | 2 | 3): string => {
  if (theme === 1) return device === 'kiosk' ? '142px' : '84px';
  if (device === 'kiosk') return '400px';
  if (device === 'phone') return theme === 2 ? '(min-width: 600px) 33vw, 50vw' : '(min-width: 700px) 50vw, 100vw';
  return theme === 2 ? '180px' : '360px';
};

/** A category: its title, and its dishes as cards, or the categories under it as rows. */
export const CategoryScreen = (props: CategoryScreenProps) => {
  const { category, device, theme, products, quantities, onAdd, subcategories } = props;
  const { shown, tail } = useGrowingList(products.length, category.id);
  const visible = useMemo(() => products.slice(0, shown), [products, shown]);
  const sizes = sizesOf(device, theme);
  useAnnouncedPage(category.name);
  return (
    <section className={styles.category} aria-labelledby="category-title">
      <header className={styles.head} lang={category.textLanguage}>
        <h1 id="category-title" className={styles.title}>
          {category.name}
        </h1>
        {theme === 1 && <StitchBorder className={styles.border} />}
        {category.description && <p className={styles.description}>{category.description}</p>}
      </header>
      {props.above}
      {subcategories.length > 0 && <CategoryRows categories={subcategories} />}
      {products.length > 0 && (
        <ul className={styles.cards} data-entering={props.entering ?? false}>
          {visible.map((view, index) => (
            <li key={view.product.id} className={styles.cell}>
              <ProductCard
                view={view}
                quantity={quantities.get(view.product.id) ?? 0}
                onAdd={onAdd}
                index={index}
                sizes={sizes}
              />
            </li>
          ))}
        </ul>
      )}
      {tail}
      {products.length === 0 && subcategories.length === 0 && !props.hasOtherContent && (
        <p className={styles.empty}>
          <Trans>Nothing here at the moment. Have a look at the other categories.</Trans>
        </p>
      )}
    </section>
  );
};
