import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { VariantId } from '#domain/ids.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { plus } from '#ui/look/icons.ts';
import { Price } from '#ui/words/price.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import { MenuName } from './second-name.tsx';
import styles from './section.module.css';

export interface VariantSectionProps {
  readonly product: Product;
  readonly chosen: VariantId | undefined;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  readonly onChoose: (id: VariantId) => void;
  /** Gives each size its own button, which adds one dish of this size. [S9.18] */
  readonly onAddSize?: ((id: VariantId) => void) | undefined;
}

/** The sizes with their prices. A single size is shown as a price, not as a choice. [S2.42] */
export const VariantSection = ({ product, chosen, priceOf, onChoose, onAddSize }: VariantSectionProps) => {
  const { t } = useLingui();
  const id = useId();
  const priced = (variant: Variant) => {
    const price = priceOf(variant);
    return <Price amount={price?.after ?? null} old={price?.before} row={product.variants.length > 1} />;
  };
  const [first, ...others] = product.variants;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <div className={styles.single}>
        <span lang={product.textLanguage}>{product.hideVariants ? '' : unbroken(first.size)}</span>
        {priced(first)}
      </div>
    );
  }
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.title}>
        <Trans>Size</Trans>
      </h2>
      <RadioCards
        labelledBy={id}
        look="rows"
        value={chosen}
        onChange={(value) => {
          const variant = product.variants.find((one) => one.id === value);
          if (variant) onChoose(variant.id);
        }}
        options={product.variants.map((variant) => {
          const name = variant.size || product.name;
          return {
            value: variant.id,
            label: (
              <span lang={product.textLanguage}>
                <MenuName kind="size" of={{ ...variant, name: unbroken(name) }} />
              </span>
            ),
            end: variant.isOff ? <Trans>sold out</Trans> : priced(variant),
            disabled: variant.isOff ?? false,
            beside: onAddSize && !variant.isOff && priceOf(variant) && (
              <IconButton
                icon={plus}
                look="soft"
                label={t`Add ${product.name}, ${name}`}
                data-testid="add-size"
                onClick={() => onAddSize(variant.id)}
              />
            ),
          };
        })}
      />
    </section>
  );
};
