import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Product } from '#domain/menu.ts';
import { useAllergenName } from '#ui/allergen-name.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { info } from '#ui/icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './product-facts.module.css';

/** Under a dish: its size, and behind a press what it contains and how long it keeps. */
export const ProductFacts = ({
  product,
  className,
}: {
  readonly product: Product;
  readonly className: string | undefined;
}) => {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const id = useId();
  const allergenName = useAllergenName();
  const [first, ...others] = product.hideVariants ? [] : product.variants;
  const size = others.length === 0 ? first?.size : undefined;
  const names = product.allergens.map((allergen) => allergenName(allergen));
  const hours = product.minimumDurability;
  const more = names.length > 0 || hours !== undefined;
  if (!size && others.length === 0 && !more) return null;
  return (
    <div className={classNames(styles.facts, className)}>
      <div className={styles.row}>
        {size && (
          <span className={styles.sizes} lang={product.textLanguage}>
            {size}
          </span>
        )}
        {others.length > 0 && (
          <span className={styles.sizes}>
            <Plural value={product.variants.length} one="# size" other="# sizes" />
          </span>
        )}
        {more && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon path={info} size="1.25rem" />
            <VisuallyHidden>{t`What is in it: ${product.name}`} </VisuallyHidden>
            {!open && (
              <span className={styles.short}>{names.length > 0 ? names.join(', ') : <Trans>Keeps</Trans>}</span>
            )}
          </button>
        )}
      </div>
      {more && (
        <div id={id} className={styles.panel} hidden={!open}>
          {names.length > 0 && (
            <p>
              <Trans>Contains: {names.join(', ')}</Trans>
            </p>
          )}
          {hours !== undefined && (
            <p>
              <Plural value={hours} one="Keeps # hour after it is made" other="Keeps # hours after it is made" />
            </p>
          )}
        </div>
      )}
    </div>
  );
};
