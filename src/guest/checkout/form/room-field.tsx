import { Trans } from '@lingui/react/macro';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import styles from './checkout.module.css';
import { Section } from './section.tsx';
import { CheckoutText } from './whom-fields.tsx';

/** The room to which the order is brought. One that the house has set stays as it is. [S5.13, S7.19] */
export const RoomField = ({
  control,
  isLocked,
}: {
  readonly control: CheckoutFormControl;
  readonly isLocked: boolean;
}) => (
  <Section title={<Trans>Where</Trans>}>
    {() => (
      <div className={styles.fields}>
        <CheckoutText
          control={control}
          field="room"
          label={<Trans>Room</Trans>}
          readOnly={isLocked}
          autoComplete="off"
          hint={isLocked && <Trans>Set by the house.</Trans>}
        />
      </div>
    )}
  </Section>
);
