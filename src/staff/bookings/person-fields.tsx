import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { BookingPerson } from '#domain/booking/booking.ts';
import type { BookingFaults, BookingField } from '#domain/booking/booking-verdict.ts';
import { MOST_ENTERED_PEOPLE } from '#domain/booking/entered-booking.ts';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import manage from '#staff/frame/manage.module.css';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { EntryFaultText } from './booking-text.tsx';
import styles from './entry-sheet.module.css';
import choice from './table-choice.module.css';

interface PersonFieldsProps {
  readonly person: BookingPerson;
  readonly faults: BookingFaults;
  readonly onChange: (next: Partial<BookingPerson>) => void;
}

const problemOf = (faults: BookingFaults, field: BookingField): ReactNode =>
  faults[field] && <EntryFaultText field={field} isMissing={faults[field].fault === 'missing'} />;

export const PeopleField = ({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (people: number) => void;
}) => {
  const { t } = useLingui();
  return (
    <div className={styles.people}>
      <span className={manage.heading}>
        <Trans comment="heading: how many people">People</Trans>
      </span>
      <Stepper name={t`People`} value={value} min={1} max={MOST_ENTERED_PEOPLE} onChange={onChange} />
    </div>
  );
};

/** Beside the button that saves more people than the tables have seats, so that it is in sight when it is pressed. */
export const OverCapacity = ({ people, seats }: { readonly people: number; readonly seats: number }) => (
  <p className={choice.warning} role="status" data-testid="over-capacity">
    <Icon path={warningCircle} size="1.25rem" />
    <span>
      <Trans>
        {people} people, but {seats} seats at these tables.
      </Trans>
    </span>
  </p>
);

export const NameFields = ({ person, faults, onChange }: PersonFieldsProps) => (
  <>
    <TextField
      label={<Trans>Name</Trans>}
      value={person.name}
      onChange={(name) => onChange({ name })}
      problem={problemOf(faults, 'name')}
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
    />
    <TextField
      label={<Trans>Phone (optional)</Trans>}
      value={person.phone}
      onChange={(phone) => onChange({ phone })}
      problem={problemOf(faults, 'phone')}
      type="tel"
      inputMode="tel"
      autoComplete="off"
    />
  </>
);

/** `mails`: a guest with an email address gets a confirmation. `children`: follow the address. */
export const MoreFields = ({
  person,
  faults,
  onChange,
  mails,
  children,
}: PersonFieldsProps & { readonly mails: boolean; readonly children?: ReactNode }) => {
  const comment = useId();
  return (
    <>
      <TextField
        label={mails ? <Trans>Email, for the confirmation (optional)</Trans> : <Trans>Email (optional)</Trans>}
        value={person.email}
        onChange={(email) => onChange({ email })}
        problem={problemOf(faults, 'email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {children}
      <div className={styles.comment}>
        <span id={comment} className={manage.heading}>
          <Trans comment="staff write down what a guest says: an allergy, a birthday">
            Note: allergies, a high chair, an occasion (optional)
          </Trans>
        </span>
        <TextArea
          aria-labelledby={comment}
          value={person.comment}
          maxLength={DETAIL_LIMITS.comment}
          onChange={(next) => onChange({ comment: next })}
        />
      </div>
    </>
  );
};
