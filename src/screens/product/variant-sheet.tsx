import { Trans } from '@lingui/react/macro';
import type { VariantId } from '#domain/ids.ts';
import type { Product, Variant } from '#domain/menu.ts';
import type { Minor } from '#domain/money.ts';
import { truncateTitle } from '#domain/truncate.ts';
import { Icon } from '#ui/icon.tsx';
import { plus } from '#ui/icons.ts';
import { Price } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './variant-sheet.module.css';

/** The sizes of a dish, one button each; a press adds it. [S9.12] Brings Radix with it: load it with React.lazy. */
export const VariantSheet = ({
  open,
  product,
  priceOf,
  onChoose,
  onClose,
}: {
  readonly open: boolean;
  readonly product: Product;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  readonly onChoose: (id: VariantId) => void;
  readonly onClose: () => void;
}) => (
  <Sheet
    open={open}
    onClose={onClose}
    title={truncateTitle(product.name)}
    titleLanguage={product.textLanguage}
    subtitle={<Trans>Choose a size</Trans>}
  >
    <ul>
      {product.variants.map((variant) => {
        const price = priceOf(variant);
        return (
          <li key={variant.id} className={styles.item}>
            <button
              type="button"
              className={styles.variant}
              disabled={!price}
              data-testid="choose-variant"
              onClick={() => onChoose(variant.id)}
            >
              <span className={styles.size} lang={product.textLanguage}>
                {variant.size || product.name}
              </span>
              <Price amount={price?.after ?? null} old={price?.before} />
              {price && (
                <span className={styles.plus}>
                  <Icon path={plus} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  </Sheet>
);
