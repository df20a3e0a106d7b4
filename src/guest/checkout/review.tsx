import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useId } from 'react';
import styles from '#guest/checkout/form/checkout.module.css';
import { ReceiptLines } from '#guest/orders/receipt-lines.tsx';

/** The lines that the order button obliges to pay, when the cart is not beside the order page. */
export const Review = ({ summary }: ComponentProps<typeof ReceiptLines>) => {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading} data-testid="review">
      <h2 id={heading} className={styles.heading}>
        <Trans>What you are ordering</Trans>
      </h2>
      <ReceiptLines summary={summary} />
    </section>
  );
};
