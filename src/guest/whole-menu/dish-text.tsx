import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProductCardView } from '#guest/product-card/product-card.tsx';
import { Link } from '#ui/layout/link.tsx';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { Price } from '#ui/words/price.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import styles from './dish-text.module.css';

/**
 * A dish as text like in a printed menu: name, dot leader, price; below them description, sizes with prices, allergens.
 * [S2.30]
 */
export const DishText = ({
  view,
  linked,
  note,
}: {
  readonly view: ProductCardView;
  /** The dish's name is a link to its page. */
  readonly linked: boolean;
  readonly note?: ReactNode;
}) => {
  const nameOf = useAllergenName();
  const { product, price, soldOut, press = 'page', sizes = [] } = view;
  const lang = product.textLanguage;
  const [only, ...others] = product.hideVariants ? [] : product.variants;
  const contains = (product.allergens ?? []).map((allergen) => nameOf(allergen)).join(', ');
  const isLink = linked && !soldOut && press !== 'nothing' && press !== 'booking';
  return (
    <div className={styles.words} data-sold-out={soldOut}>
      <div className={styles.line}>
        <h3 className={styles.name} lang={lang}>
          {isLink ? (
            <Link href={view.href} className={styles.link}>
              {product.name}
            </Link>
          ) : (
            product.name
          )}
        </h3>
        <span className={styles.leader} aria-hidden="true" />
        <span className={styles.price}>
          {soldOut ? (
            <Trans>Sold out for now</Trans>
          ) : (
            (price.amount !== 0 || product.type !== 'booking') && (
              <Price amount={price.amount} old={price.old} from={price.from} row />
            )
          )}
        </span>
      </div>
      {note}
      {product.description && (
        <p className={styles.description} lang={lang}>
          {product.description}
        </p>
      )}
      {sizes.length > 0 && !soldOut && (
        <ul className={styles.sizes}>
          {sizes.map((size) => (
            <li key={size.variant.id} className={styles.size}>
              <span lang={lang}>{unbroken(size.variant.size || product.name)}</span>{' '}
              <Price amount={size.price?.after ?? null} inline />
            </li>
          ))}
        </ul>
      )}
      {(contains !== '' || (only?.size && others.length === 0)) && (
        <p className={styles.facts}>
          {only?.size && others.length === 0 && <span lang={lang}>{unbroken(only.size)}</span>}
          {only?.size && others.length === 0 && contains !== '' && ' · '}
          {contains !== '' && <Trans>Contains: {contains}</Trans>}
        </p>
      )}
    </div>
  );
};
