import type { ReactNode } from 'react';
import type { CheckoutFault, CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import styles from './checkout.module.css';
import { FaultText } from './fault-text.tsx';

/** Error message of a part of the page; empty when valid. */
export const Problem = ({
  id,
  field,
  fault,
  words,
}: {
  readonly id?: string;
  readonly field: CheckoutField;
  readonly fault: Omit<CheckoutFault, 'field'> | undefined;
  /** Replaces the general message of its field. */
  readonly words?: ReactNode;
}) => (
  <p id={id} role="alert" className={styles.problem} data-testid={`problem-${field}`}>
    {fault && (
      <>
        <Icon path={warningCircle} size="1.25rem" />
        <span>{words ?? <FaultText {...fault} field={field} />}</span>
      </>
    )}
  </p>
);
