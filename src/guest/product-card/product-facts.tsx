import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import { Icon } from '#ui/look/icon.tsx';
import { info } from '#ui/look/icons.ts';
import type { CardSize } from '#ui/view/card-view.ts';
import { useAllergenName } from '#ui/words/allergen-name.ts';
import { unbroken } from '#ui/words/unbroken.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './product-facts.module.css';
import { ProductFactsPanel } from './product-facts-panel.tsx';

export interface ProductFactsProps {
  readonly product: Product;
  /** Sizes with prices, when there are several and the card does not show them. */
  readonly sizes: readonly CardSize[];
}

/** Below a dish: its size, and on request sizes, ingredients and shelf life. [S2.33, S4.07] */
export const ProductFacts = ({ product, sizes }: ProductFactsProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // The panel is rendered on first opening, and then stays, so that closing can animate.
  const [made, setMade] = useState(false);
  const id = useId();
  const allergenName = useAllergenName();
  const [first, ...others] = product.hideVariants ? [] : product.variants;
  const size = others.length === 0 ? first?.size : undefined;
  const names = (product.allergens ?? []).map((allergen) => allergenName(allergen));
  const more =
    names.length > 0 || product.mayContain.length > 0 || product.minimumDurability !== undefined || sizes.length > 0;
  if (!size && !more) return null;
  return (
    <div className={styles.facts} data-testid="product-facts">
      <div className={styles.row}>
        {size && (
          <span className={styles.size} lang={product.textLanguage}>
            {unbroken(size)}
          </span>
        )}
        {more && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setMade(true);
              setOpen(!open);
            }}
          >
            <span className={styles.mark}>
              <Icon path={info} size="1.25rem" />
            </span>
            <VisuallyHidden>{t`What is in it: ${product.name}`} </VisuallyHidden>
            <span className={styles.short}>
              {sizes.length > 0 &&
                (product.type === 'booking' ? (
                  <Plural value={sizes.length} one="# offer" other="# offers" />
                ) : (
                  <Plural value={sizes.length} one="# size" other="# sizes" />
                ))}
              {sizes.length > 0 && names.length > 0 && ' · '}
              {names.length > 0 ? names.join(', ') : sizes.length === 0 && <Trans>Good to know</Trans>}
            </span>
          </button>
        )}
      </div>
      {more && (
        <div id={id} className={styles.panel} data-open={open} aria-hidden={!open}>
          <div className={styles.fold}>{made && <ProductFactsPanel product={product} sizes={sizes} />}</div>
        </div>
      )}
    </div>
  );
};
