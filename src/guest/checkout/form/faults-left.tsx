import { Plural, Trans } from '@lingui/react/macro';
import type { CheckoutFault, CheckoutField } from '#domain/order/checkout/checkout-form.ts';
import { LinkButton } from '#ui/form/link-button.tsx';
import styles from './checkout.module.css';
import { PartName } from './fault-text.tsx';

const idOf = (field: CheckoutField): string => `checkout-${field}`;

/** Attributes of a part of the page, so that links can target it. */
export const partProps = (field: CheckoutField) => ({ id: idOf(field) });

/** Focuses the input of a part, in the middle of the screen: at its end the order button would cover it. */
export const focusPart = (field: CheckoutField): void => {
  const part = document.getElementById(idOf(field));
  const target = part?.querySelector<HTMLElement>('input:not(:disabled), textarea, [role="radio"], button') ?? part;
  target?.focus({ preventScroll: true });
  part?.scrollIntoView?.({ block: 'center' });
};

/** The number of missing or wrong parts, each with a link. */
export const FaultsLeft = ({ faults }: { readonly faults: readonly CheckoutFault[] }) => (
  <div role="alert">
    {faults.length > 0 && (
      <div className={styles.left} data-testid="faults-left">
        <p>
          {faults.some(({ fault }) => fault !== 'missing') && (
            <>
              <Trans>Please fill in all fields correctly.</Trans>{' '}
            </>
          )}
          <Plural value={faults.length} one="# field is left" other="# fields are left" />
        </p>
        <div className={styles.links}>
          {faults.map(({ field }) => (
            <LinkButton key={field} onClick={() => focusPart(field)}>
              <PartName field={field} />
            </LinkButton>
          ))}
        </div>
      </div>
    )}
  </div>
);
