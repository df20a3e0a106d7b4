import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './account.module.css';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import type { Done } from './use-account.ts';
import { useSubmit } from './use-submit.ts';

/** Deletes an account after its owner has confirmed their identity. */
export const DeleteSheet = ({
  hasPassword,
  onDelete,
  onDone,
  onClose,
}: {
  readonly hasPassword: boolean;
  readonly onDelete: (password: string) => Promise<Done>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) => {
  const [password, setPassword] = useState('');
  const submit = useSubmit();
  const send = async () => {
    const judged = hasPassword && password === '' ? ({ password: 'missing' } as const) : {};
    if (await submit.submit(judged, () => onDelete(password))) onDone();
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>Delete the profile?</Trans>}>
      <AccountForm
        submit={submit}
        action={<Trans>Delete for good</Trans>}
        onSubmit={() => void send()}
        beside={
          <Button wide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            Your name, address, phone and email are deleted. The venue keeps what was ordered and paid, without you.
          </Trans>
        </p>
        {hasPassword ? (
          <PasswordField
            label={<Trans>Present password</Trans>}
            value={password}
            onChange={setPassword}
            fault={submit.faults.password}
          />
        ) : (
          <p className={styles.hint}>
            {submit.faults.password ? (
              <Trans>Sign in by mail once more, then delete within a quarter of an hour.</Trans>
            ) : (
              <Trans>Without a password this works for a quarter of an hour after signing in by mail.</Trans>
            )}
          </p>
        )}
      </AccountForm>
    </Sheet>
  );
};
