import { Plural, Trans } from '@lingui/react/macro';
import type { CheckoutFault, CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import styles from './checkout.module.css';
import { PartName } from './fault-words.tsx';

const idOf = (field: CheckoutField): string => `checkout-${field}`;

/** A part of the page, for the links to it. */
export const partProps = (field: CheckoutField) => ({ id: idOf(field) });

/** Brings the focus to what is to be filled in. */
export const focusPart = (field: CheckoutField): void => {
  const part = document.getElementById(idOf(field));
  const target = part?.querySelector<HTMLElement>('input:not(:disabled), textarea, [role="radio"], button') ?? part;
  target?.focus();
};

/** How much is left before the order can be sent, each with the way to it. */
export const FaultsLeft = ({ faults }: { readonly faults: readonly CheckoutFault[] }) => (
  <div role="alert">
    {faults.length > 0 && (
      <div className={styles.left} data-testid="faults-left">
        <p>
          <Trans>Please fill in all fields correctly.</Trans>{' '}
          <Plural value={faults.length} one="# field is left" other="# fields are left" />
        </p>
        <div className={styles.links}>
          {faults.map(({ field }) => (
            <button key={field} type="button" className={styles.link} onClick={() => focusPart(field)}>
              <PartName field={field} />
            </button>
          ))}
        </div>
      </div>
    )}
  </div>
);
