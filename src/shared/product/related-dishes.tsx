import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Background, Product } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Link } from '#ui/layout/link.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Price } from '#ui/words/price.tsx';
import styles from './related-dishes.module.css';

export interface RelatedDish {
  readonly product: Pick<Product, 'id' | 'name' | 'textLanguage' | 'images'>;
  readonly cloth: Background | undefined;
  readonly href: string;
  readonly price: { readonly amount: Minor | null; readonly old: Minor | undefined; readonly from: boolean };
  /** Warning about an allergen or diet that this guest avoids. */
  readonly note?: ReactNode;
}

/** Related dishes as small link tiles. [S2.46] */
export const RelatedDishes = ({ dishes }: { readonly dishes: readonly RelatedDish[] }) => {
  const id = useId();
  if (dishes.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id} data-testid="related">
      <h2 id={id} className={styles.title}>
        <Trans>You may also like</Trans>
      </h2>
      <ul className={styles.tiles}>
        {dishes.map(({ product, cloth, href, price, note }) => (
          <li key={product.id}>
            <Link href={href} className={styles.tile} data-testid="related-dish">
              <Picture
                picture={product.images[0]}
                name={product.name}
                cloth={cloth}
                sizes="(min-width: 700px) 200px, 45vw"
                className={styles.picture}
              />
              <span className={styles.name} lang={product.textLanguage}>
                {product.name}
              </span>
              <Price {...price} align="start" row />
              {note}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
