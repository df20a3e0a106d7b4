import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './add-bar.module.css';

export interface AddBarProps {
  readonly name: string;
  readonly position: 'top' | 'bottom';
  /** The bar that gets the test id. */
  readonly main: boolean;
  readonly quantity: number;
  /** Maximum quantity. */
  readonly most?: number | undefined;
  readonly total: Minor | undefined;
  /** The missing choice, shown in place of the button's label. */
  readonly missing: ReactNode;
  /** The dish is already in the order, so the button saves the change. */
  readonly saves?: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: () => void;
}

/** Quantity, and the add button with the price. */
export const AddBar = ({
  name,
  position,
  main,
  quantity,
  most,
  total,
  missing,
  saves = false,
  onQuantity,
  onAdd,
}: AddBarProps) => {
  const money = useMoney();
  return (
    <div className={classNames(styles.bar, styles[position])} data-saves={saves || undefined}>
      {total === undefined ? (
        <p className={styles.ask}>
          <Trans>The price is not fixed. Please ask the waiter.</Trans>
        </p>
      ) : (
        <>
          <Stepper
            name={name}
            value={quantity}
            min={1}
            max={Math.min(most ?? MAX_QUANTITY, MAX_QUANTITY)}
            onChange={onQuantity}
            large
          />
          <Button
            look="primary"
            className={styles.add}
            sum={missing ? undefined : money.main(total)}
            {...(main && { 'data-testid': 'add-product' })}
            onClick={onAdd}
          >
            {missing || (saves ? <Trans>Save</Trans> : <Trans>Add</Trans>)}
          </Button>
        </>
      )}
    </div>
  );
};
