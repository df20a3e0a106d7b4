import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { localAmount } from '#staff/prices/local-amount.ts';
import { Button } from '#ui/form/button.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './dish-editor.module.css';
import type { Path } from './typed-field.tsx';

interface DishSizesProps {
  readonly sizes: readonly { readonly key: string; readonly name: string }[];
  readonly language: Language;
  readonly currency: string;
  readonly textOf: (path: Path) => string;
  readonly field: (path: Path, label: ReactNode, more?: object) => ReactNode;
  readonly onRemoveSize: (key: string) => void;
  /** The way to another size. */
  readonly newSize?: ReactNode;
}

/** The sizes of a dish with their prices; the last one stays. */
export const DishSizes = ({ sizes, language, currency, textOf, field, onRemoveSize, newSize }: DishSizesProps) => {
  const { t, i18n } = useLingui();
  return (
    <>
      {sizes.map(({ key, name: size }) => (
        <div key={key} className={styles.size}>
          {sizes.length > 1 || size !== ''
            ? field(['variants', key, 'size', language], <Trans>Size</Trans>, { lang: language })
            : null}
          {field(
            ['variants', key, 'price'],
            <>
              <Trans>Price</Trans> ({currency})<VisuallyHidden> {size}</VisuallyHidden>
            </>,
            {
              inputMode: 'decimal',
              value: localAmount(textOf(['variants', key, 'price']), i18n.locale),
              placeholder: t`ask the waiter`,
            },
          )}
          {sizes.length > 1 && (
            <Button small look="quiet" className={styles.beside} onClick={() => onRemoveSize(key)}>
              <Trans>Remove</Trans>
              <VisuallyHidden>: {size}</VisuallyHidden>
            </Button>
          )}
        </div>
      ))}
      {sizes.length === 1 && (
        <p className={styles.note}>
          <Trans>A dish keeps one size at least, so this one cannot be removed.</Trans>
        </p>
      )}
      {newSize}
    </>
  );
};
