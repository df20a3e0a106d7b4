import type { ReactNode } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';
import { DishText } from './dish-text.tsx';
import styles from './printed-menu.module.css';

/** The read-only whole menu, for print and for a paused device: all categories open, no buttons. [S2.30] */
export const PrintedMenu = ({
  title,
  sections,
  viewOf,
}: {
  readonly title: ReactNode;
  readonly sections: readonly MenuSection[];
  readonly viewOf: (product: Product) => ProductCardView;
}) => (
  <article className={styles.menu}>
    <h1 className={styles.title}>{title}</h1>
    <div className={styles.columns}>
      {sections.map(({ category, depth, products }) => (
        <section key={category.id}>
          <h2 className={styles.name} data-depth={Math.min(depth, 1)} lang={category.textLanguage}>
            {category.name}
          </h2>
          {category.description && <p lang={category.textLanguage}>{category.description}</p>}
          {products.map((product) => (
            <div key={product.id} className={styles.dish}>
              <DishText view={viewOf(product)} linked={false} />
            </div>
          ))}
        </section>
      ))}
    </div>
  </article>
);
