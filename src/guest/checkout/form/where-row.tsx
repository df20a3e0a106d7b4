import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DeliveryAddress } from '#domain/delivery/address.ts';
import type { Said } from '#domain/language/translated.ts';
import type { CheckoutFault } from '#domain/order/checkout/checkout-form.ts';
import { AddressText } from '#shared/delivery/address-text.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from './checkout.module.css';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';

/** The delivery address as text, or the button to enter one. `problem`: reason why it gets no delivery. */
export const WhereRow = ({
  address,
  zone,
  fault,
  problem,
  onOpen,
}: {
  readonly address: DeliveryAddress | undefined;
  /** Name of the zone whose fee counts; `undefined`: unnamed, or not judged. */
  readonly zone?: Said | undefined;
  readonly fault: Omit<CheckoutFault, 'field'> | undefined;
  readonly problem?: ReactNode;
  readonly onOpen: () => void;
}) => {
  const { t } = useLingui();
  return (
    <Section field="address" title={<Trans>Where</Trans>}>
      {() => (
        <>
          {address ? (
            <div className={styles.summary} data-testid="checkout-address">
              <span className={styles.summaryWords}>
                {/* One text: as parts of the column, each would begin a line, the comma too. */}
                <span>
                  <AddressText {...{ address, zone }} />
                </span>
              </span>
              <Button look="quiet" small aria-label={t`Change the address`} onClick={onOpen}>
                <Trans>Change</Trans>
              </Button>
            </div>
          ) : (
            <Button wide onClick={onOpen} data-testid="choose-address">
              <Trans>Enter the address</Trans>
            </Button>
          )}
          {problem && (
            <p role="status" className={styles.problem}>
              {problem}
            </p>
          )}
          <Problem field="address" fault={fault} />
        </>
      )}
    </Section>
  );
};
