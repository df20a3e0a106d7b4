import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Minor } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './cart-bar.module.css';

export interface CartBarProps {
  readonly count: number;
  /** `undefined`: not known yet. */
  readonly total: Minor | undefined;
  readonly onOpen: () => void;
  /** Kiosk: pictures of the chosen dishes, in place of their count. */
  readonly pictures?: ReactNode;
  /** Buttons beside the bar: the waiter's bell, "I'm done". */
  readonly beside?: ReactNode;
}

/** Bar with the number of dishes and their price; it opens the order. */
export const CartBar = ({ count, total, onOpen, pictures, beside }: CartBarProps) => {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <div className={styles.row}>
      {beside}
      <button type="button" className={styles.bar} onClick={onOpen} aria-haspopup="dialog" data-act="order">
        {pictures}
        <span className={styles.count} data-count="" data-testid="cart-count">
          {count}
        </span>
        <VisuallyHidden>{t`in`}</VisuallyHidden>
        <span className={styles.words}>
          <Trans>Your order</Trans>
        </span>
        <span className={styles.sum}>{total !== undefined && money.main(total)}</span>
      </button>
    </div>
  );
};
