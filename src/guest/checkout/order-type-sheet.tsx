import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderType } from '#domain/place/place.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './order-type-tiles.module.css';
import { OrderTypeTiles } from './order-type-tiles.tsx';
import { useOrderTypeFacts } from './use-order-type-facts.ts';

/** Order types for viewing the menu; the menu behind the sheet updates at once. */
export const OrderTypeSheet = ({
  ways,
  taken,
  isInCart = false,
  onTake,
  onClose,
}: {
  readonly ways: readonly OrderType[];
  /** `undefined`: the guest has chosen none. */
  readonly taken: OrderType | undefined;
  /** Opened from the cart, to which closing returns. */
  readonly isInCart?: boolean;
  readonly onTake: (way: OrderType) => void;
  readonly onClose: () => void;
}) => {
  const heading = useId();
  const factsOf = useOrderTypeFacts();
  const title = (
    <span id={heading}>
      <Trans>How would you like it?</Trans>
    </span>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      foot={
        <Button look="ink" wide onClick={onClose}>
          {isInCart ? <Trans>Done</Trans> : <Trans>To the menu</Trans>}
        </Button>
      }
    >
      <div className={styles.sheet} data-testid="way-sheet">
        <OrderTypeTiles
          {...{ labelledBy: heading, factsOf, onTake }}
          ways={ways.map((type) => ({ type }))}
          value={taken}
        />
        <p>
          <Trans>The menu shows what can be ordered this way, at its prices.</Trans>
        </p>
      </div>
    </Sheet>
  );
};
