import { Trans, useLingui } from '@lingui/react/macro';
import type { VariantId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import type { CardSize } from '#ui/view/card-view.ts';
import { Price } from '#ui/words/price.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import styles from './product-card-sizes.module.css';

/** Sizes of a dish on its card, each with its price and its own button. [S2.33, S9.18] */
export const ProductCardSizes = ({
  product,
  sizes,
  onAdd,
}: {
  readonly product: Product;
  readonly sizes: readonly CardSize[];
  /** Omitted: the rows have no buttons. */
  readonly onAdd: ((variantId: VariantId) => void) | undefined;
}) => {
  const { t } = useLingui();
  return (
    <ul className={styles.sizes} data-testid="card-sizes">
      {sizes.map(({ variant, price }) => {
        const name = variant.size || product.name;
        return (
          <li key={variant.id} className={styles.size}>
            <span className={styles.name} lang={product.textLanguage}>
              {variant.isOff ? <s>{unbroken(name)}</s> : unbroken(name)}
            </span>
            <span className={styles.price}>
              {variant.isOff ? (
                <Trans>sold out</Trans>
              ) : (
                <Price amount={price?.after ?? null} old={price?.before} row />
              )}
            </span>
            {price && onAdd && !variant.isOff && (
              <button
                type="button"
                className={styles.add}
                aria-label={t`Add ${product.name}, ${name}`}
                data-act="size"
                data-size={variant.id}
                data-testid="add-size"
                onClick={() => onAdd(variant.id)}
              >
                <Icon path={plus} size="1.25rem" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
