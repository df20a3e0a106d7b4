import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, minus, plus } from '#ui/look/icons.ts';
import styles from './product-card-buttons.module.css';

/** The plus, which becomes "− count +": a mistaken press is undone where it was made. */
export const AddStepper = ({
  name,
  asks = false,
  quantity,
  onTake,
  onAdd,
}: {
  readonly name: string;
  /** The size, or what else must be chosen, is asked for first. */
  readonly asks?: boolean;
  readonly quantity: number;
  /** Without it the count stands alone. */
  readonly onTake: (() => void) | undefined;
  /** Without it each size has its own plus. */
  readonly onAdd?: () => void;
}) => {
  const { t } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const label = asks ? t`Choose a size: ${name}` : t`Add ${name}`;
  return (
    <div
      className={classNames(styles.add, quantity > 0 && styles.added, !onAdd && styles.count)}
      // A press that comes before the app is heard by src/early.
      data-act={onAdd && !asks ? 'add' : undefined}
    >
      {quantity > 0 && (
        <>
          {onTake && (
            <button
              type="button"
              className={styles.step}
              aria-label={t`One fewer: ${name}`}
              data-testid="take-from-cart"
              onClick={() => {
                // The last press takes this button away, and the focus with it.
                if (quantity === 1) add.current?.focus();
                onTake();
              }}
            >
              <Icon path={minus} />
            </button>
          )}
          <span
            className={styles.quantity}
            role="img"
            aria-label={t`${quantity} in your order`}
            data-testid="card-count"
          >
            {quantity}
          </span>
        </>
      )}
      {onAdd && (
        <button
          ref={add}
          type="button"
          className={styles.step}
          aria-label={quantity > 0 ? t`${label}, ${quantity} in your order` : label}
          aria-haspopup={asks ? 'dialog' : undefined}
          data-testid="add-to-cart"
          onClick={onAdd}
        >
          <Icon path={plus} />
        </button>
      )}
    </div>
  );
};

/** All of the card is pressed to book; this only says so. */
export const BookingMark = () => (
  <span className={classNames(styles.add, styles.mark)} aria-hidden="true">
    <Icon path={calendar} />
  </span>
);
