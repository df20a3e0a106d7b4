import { Trans } from '@lingui/react/macro';
import type { Consents, ProfileFaults, ProfileForm } from '#domain/account/profile.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { AccountField, EmailField } from './account-fields.tsx';

interface ProfileFieldsProps {
  readonly form: ProfileForm;
  readonly faults: ProfileFaults;
  readonly onChange: (form: ProfileForm) => void;
}

const fieldsOf =
  ({ form, faults, onChange }: ProfileFieldsProps) =>
  (field: keyof ProfileForm) => ({
    value: form[field],
    fault: faults[field],
    onChange: (value: string) => onChange({ ...form, [field]: value }),
  });

/** Required fields of a customer profile. [S3.33] */
export const ProfileFields = ({ hasEmail = true, ...props }: ProfileFieldsProps & { readonly hasEmail?: boolean }) => {
  const of = fieldsOf(props);
  return (
    <>
      <AccountField
        {...of('firstName')}
        field="firstName"
        label={<Trans>First name</Trans>}
        autoComplete="given-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      {hasEmail && <EmailField {...of('email')} />}
    </>
  );
};

/** Fields that a profile may do without. [S3.33] */
export const OptionalFields = (props: ProfileFieldsProps) => {
  const of = fieldsOf(props);
  return (
    <>
      <AccountField
        {...of('lastName')}
        field="lastName"
        label={<Trans>Last name (optional)</Trans>}
        autoComplete="family-name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <AccountField
        {...of('phone')}
        field="phone"
        label={<Trans>Phone (optional)</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <AccountField
        {...of('address')}
        field="address"
        label={<Trans>Address (optional)</Trans>}
        autoComplete="street-address"
      />
    </>
  );
};

/** Consents, separate and unticked; refusing has no disadvantage. */
export const ConsentRows = ({
  consents,
  onChange,
}: {
  readonly consents: Consents;
  readonly onChange: (consents: Consents) => void;
}) => (
  <div>
    <CheckRow
      label={<Trans>The venue may write to me about news</Trans>}
      checked={consents.mail}
      onChange={(mail) => onChange({ ...consents, mail })}
    />
    <CheckRow
      label={<Trans>The venue may look at what I order, to suggest dishes</Trans>}
      checked={consents.profiling}
      onChange={(profiling) => onChange({ ...consents, profiling })}
    />
  </div>
);
