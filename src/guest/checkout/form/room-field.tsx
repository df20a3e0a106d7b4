import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CheckoutFormControl } from '#guest/order/use-checkout-form.ts';
import styles from './checkout.module.css';
import { Section } from './section.tsx';
import { CheckoutText } from './whom-fields.tsx';

/** The room to deliver to. A room set by the venue is shown, not asked. [S5.13, S7.19] */
export const RoomField = ({
  control,
  isLocked,
  children,
}: {
  readonly control: CheckoutFormControl;
  readonly isLocked: boolean;
  /** Further question on the destination; gets the heading's id. */
  readonly children?: (headingId: string) => ReactNode;
}) => {
  const { room } = control.form;
  return (
    <Section title={<Trans>Where</Trans>}>
      {(heading) => (
        <div className={styles.fields}>
          {isLocked ? (
            <p className={styles.summaryWords} data-testid="locked-room">
              <span className={styles.strong}>
                <Trans>Room {room}</Trans>
              </span>
              <span className={styles.hint}>
                <Trans>Set by the house.</Trans>
              </span>
            </p>
          ) : (
            <CheckoutText control={control} field="room" label={<Trans>Room</Trans>} autoComplete="off" />
          )}
          {children?.(heading)}
        </div>
      )}
    </Section>
  );
};
