import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { VariantId } from '#domain/ids.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import { truncateTitle } from '#domain/truncate.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import { pencil } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Price } from '#ui/words/price.tsx';
import { unbroken } from '#ui/words/unbroken.ts';
import { KitchenText } from './kitchen-text.tsx';
import styles from './variant-sheet.module.css';

export interface VariantSheetProps {
  readonly open: boolean;
  readonly product: Product;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  /** Packaging of a size, which the order adds to its price; zero for eating in. */
  readonly packagingOf?: (variant: Variant) => Minor;
  /** Adds a size. `comment` is `undefined` when the guest has not touched the field. */
  readonly onChoose: (id: VariantId, comment: string | undefined) => void;
  readonly onClose: () => void;
}

/**
 * The sizes of a dish, one button each. A press adds the size with the kitchen comment, if any. [S2.38, S9.12] Includes
 * Radix: load it with React.lazy.
 */
export const VariantSheet = ({ open, product, priceOf, packagingOf, onChoose, onClose }: VariantSheetProps) => {
  const { t } = useLingui();
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({});
  const [writingAt, setWritingAt] = useState<VariantId>();
  const field = useId();
  const money = useMoney();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<span data-testid="variant-title">{truncateTitle(product.name)}</span>}
      titleLanguage={product.textLanguage}
      subtitle={<Trans>Choose a size</Trans>}
    >
      <ul>
        {product.variants.map((variant) => {
          const price = variant.isOff ? undefined : priceOf(variant);
          const packaging = packagingOf?.(variant) ?? ZERO;
          const name = variant.size || product.name;
          const comment = written[variant.id] ?? '';
          const isWriting = writingAt === variant.id;
          return (
            <li key={variant.id} className={styles.item}>
              <div className={styles.row}>
                <button
                  type="button"
                  className={styles.variant}
                  disabled={!price}
                  data-testid="choose-variant"
                  onClick={() => onChoose(variant.id, written[variant.id])}
                >
                  <span className={styles.size}>
                    <span lang={product.textLanguage}>{variant.isOff ? <s>{unbroken(name)}</s> : unbroken(name)}</span>
                    {price && packaging > 0 && (
                      <small className={styles.packaging}>
                        <Trans>Packaging</Trans> {`+\u00a0${money.main(packaging)}`}
                      </small>
                    )}
                  </span>
                  {variant.isOff ? (
                    <Trans>sold out</Trans>
                  ) : (
                    <Price amount={price?.after ?? null} old={price?.before} />
                  )}
                  {price && (
                    <span className={styles.plus}>
                      <Icon path={plus} />
                    </span>
                  )}
                </button>
                {price && (
                  <IconButton
                    icon={pencil}
                    label={t`Note to the kitchen: ${name}`}
                    aria-expanded={isWriting}
                    className={comment === '' ? styles.pencil : styles.written}
                    onClick={() => setWritingAt(isWriting ? undefined : variant.id)}
                  />
                )}
              </div>
              {isWriting && (
                <div className={styles.words}>
                  <label className={styles.label} htmlFor={field}>
                    <Trans>For the kitchen</Trans>
                  </label>
                  <KitchenText
                    id={field}
                    value={comment}
                    placeholder={product.commentPlaceholder}
                    placeholderLanguage={product.textLanguage}
                    autoFocus
                    onChange={(text) => setWritten({ ...written, [variant.id]: text })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
