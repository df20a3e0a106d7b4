import { type ReactNode, useId } from 'react';
import type { CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import styles from './checkout.module.css';
import { partProps } from './faults-left.tsx';

/** One question of the order page. `children`: render function that gets the heading's id. */
export const Section = ({
  field,
  title,
  aside,
  children,
}: {
  readonly field?: CheckoutField;
  readonly title: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: (headingId: string) => ReactNode;
}) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} {...(field && partProps(field))}>
      <div className={styles.headingRow}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {aside && <span className={styles.hint}>{aside}</span>}
      </div>
      {children(id)}
    </section>
  );
};
