import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { VariantId } from '#domain/ids.ts';
import type { Product, Variant } from '#domain/menu/menu.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { truncateTitle } from '#domain/truncate.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './comment-sheet.module.css';
import { KitchenText } from './kitchen-text.tsx';
import { VariantSection } from './variant-section.tsx';

export interface CommentSheetProps {
  readonly open: boolean;
  readonly product: Product;
  readonly priceOf: (variant: Variant) => { readonly before: Minor; readonly after: Minor } | undefined;
  readonly onAdd: (id: VariantId, comment: string) => void;
  readonly onClose: () => void;
}

/**
 * Sheet opened from a card, to write a kitchen comment and add the dish. [S2.33] Includes Radix: load it with React.lazy.
 */
export const CommentSheet = ({ open, product, priceOf, onAdd, onClose }: CommentSheetProps) => {
  const money = useMoney();
  const id = useId();
  const priced = product.variants.filter((variant) => !variant.isOff && priceOf(variant));
  const [chosen, setChosen] = useState<VariantId>();
  const [written, setWritten] = useState<string>();
  const variant = priced.find((one) => one.id === chosen) ?? priced[0];
  if (!variant) return null;
  const price = priceOf(variant);
  const text = written ?? '';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={truncateTitle(product.name)}
      titleLanguage={product.textLanguage}
      foot={
        <Button
          look="primary"
          wide
          sum={price && money.main(price.after)}
          data-testid="add-with-comment"
          onClick={() => onAdd(variant.id, text)}
        >
          <Trans>Add</Trans>
        </Button>
      }
    >
      {product.variants.length > 1 && (
        <VariantSection product={product} chosen={variant.id} priceOf={priceOf} onChoose={setChosen} />
      )}
      <label className={styles.label} htmlFor={id}>
        <Trans>For the kitchen</Trans>
      </label>
      <KitchenText
        id={id}
        value={text}
        placeholder={product.commentPlaceholder}
        placeholderLanguage={product.textLanguage}
        autoFocus
        onChange={setWritten}
      />
    </Sheet>
  );
};
