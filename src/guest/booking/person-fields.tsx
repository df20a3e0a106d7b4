import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { BookingField } from '#domain/booking/booking-verdict.ts';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './booking.module.css';
import { FieldText } from './booking-text.tsx';
import type { BookingControl } from './use-booking.ts';

/** Name and contact of the booking, and a comment to the venue. */
export const PersonFields = ({
  control: { form, faults, change },
  mails,
  children,
}: {
  readonly control: BookingControl;
  /** Whether a guest who gives an email address gets mails. */
  readonly mails: boolean;
  /** Below the fields. */
  readonly children?: ReactNode;
}) => {
  const label = useId();
  const problem = (field: BookingField): ReactNode => {
    const fault = faults[field];
    return fault && <FieldText field={field} missing={fault.fault === 'missing'} most={0} />;
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <Trans>In whose name</Trans>
      </h2>
      <div className={styles.fields}>
        <TextField
          label={<Trans>Name</Trans>}
          value={form.name}
          onChange={(name) => change({ name })}
          problem={problem('name')}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          data-testid="booking-name"
        />
        <TextField
          label={<Trans>Phone</Trans>}
          value={form.phone}
          onChange={(phone) => change({ phone })}
          problem={problem('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          data-testid="booking-phone"
        />
        <TextField
          label={mails ? <Trans>Email, for the confirmation (optional)</Trans> : <Trans>Email (optional)</Trans>}
          value={form.email}
          onChange={(email) => change({ email })}
          problem={problem('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          data-testid="booking-email"
        />
        <div>
          <span id={label} className={styles.hint}>
            <Trans>Comment (optional)</Trans>
          </span>
          <TextArea
            aria-labelledby={label}
            value={form.comment}
            maxLength={DETAIL_LIMITS.comment}
            onChange={(comment) => change({ comment })}
          />
        </div>
      </div>
      {children}
    </section>
  );
};
