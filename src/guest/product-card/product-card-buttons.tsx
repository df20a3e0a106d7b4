import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, minus, plus } from '#ui/look/icons.ts';
import styles from './product-card-buttons.module.css';

/** The plus, which becomes "− count +", so that a mistaken press is undone in place. */
export const AddStepper = ({
  name,
  asks = false,
  quantity,
  onTake,
  onAdd,
}: {
  readonly name: string;
  /** Asks first for the size or another required choice. */
  readonly asks?: boolean;
  readonly quantity: number;
  /** Omitted: only the count is shown. */
  readonly onTake: (() => void) | undefined;
  /** Omitted: each size has its own plus. */
  readonly onAdd?: () => void;
}) => {
  const { t } = useLingui();
  const add = useRef<HTMLButtonElement>(null);
  const label = asks ? t`Choose a size: ${name}` : t`Add ${name}`;
  return (
    <div
      className={classNames(styles.add, quantity > 0 && styles.added, !onAdd && styles.count)}
      // src/early handles presses made before the app is loaded.
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
                // The last press removes this button, so the focus moves to the plus.
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

/** The whole card opens the booking; this is only a label. */
export const BookingMark = () => (
  <span className={classNames(styles.add, styles.mark)} aria-hidden="true">
    <Icon path={calendar} />
  </span>
);
