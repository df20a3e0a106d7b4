import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ProfileFault, ProfileField } from '#domain/account/profile.ts';
import { LinkButton } from '#ui/form/link-button.tsx';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';
import styles from './account.module.css';
import { FieldText } from './account-text.tsx';

interface FieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault: ProfileFault | undefined;
}

/** One field of a profile, with its error message. */
export const AccountField = ({
  field,
  fault,
  ...rest
}: FieldProps & { readonly field: ProfileField } & Omit<TextFieldProps, 'problem' | keyof FieldProps>) => (
  <TextField {...rest} name={field} problem={fault && <FieldText field={field} fault={fault} />} />
);

/** An email field with the keyboard and autofill hints of phones. */
export const EmailField = (props: Omit<FieldProps, 'label'>) => (
  <AccountField
    {...props}
    field="email"
    label={<Trans>Email</Trans>}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);

/** A password field with a button that shows the text. */
export const PasswordField = ({
  isNew = false,
  hint,
  beside,
  ...props
}: FieldProps & {
  /** Another action on the password, at the end of the row below the field. */
  readonly beside?: ReactNode;
  /** A new password: the browser offers to generate one. */
  readonly isNew?: boolean;
  readonly hint?: ReactNode;
}) => {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <AccountField
        {...props}
        field={isNew ? 'newPassword' : 'password'}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      {hint && !props.fault && <p className={styles.hint}>{hint}</p>}
      <div className={styles.links}>
        <LinkButton onClick={() => setShown(!isShown)}>
          {isShown ? <Trans>Hide the password</Trans> : <Trans>Show the password</Trans>}
        </LinkButton>
        {beside}
      </div>
    </div>
  );
};
