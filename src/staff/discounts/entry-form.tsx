import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

/** Sheet to edit a discount: saved for publishing, or deleted. The typed text stays when saving fails. */
export const EntryForm = ({
  title,
  removal,
  isRight,
  onKeep,
  onRemove,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  readonly removal: ReactNode;
  /** Whether the entry may be saved; errors are shown at their fields. */
  readonly isRight: () => boolean;
  readonly onKeep: () => Promise<boolean>;
  /** `undefined` for a new one. */
  readonly onRemove: (() => Promise<boolean>) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const done = async (step: () => Promise<boolean>) => {
    setState('busy');
    if (await step()) onClose();
    else setState('failed');
  };
  return (
    <Sheet open onClose={onClose} title={title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight()) void done(onKeep);
        }}
      >
        {children}
        <p role="alert" className={styles.problem}>
          {state === 'failed' && <Trans>It was not kept. What you entered is still here: try again.</Trans>}
        </p>
        <Button type="submit" look="primary" wide disabled={state === 'busy'}>
          <Trans>Keep for publishing</Trans>
        </Button>
        {onRemove && (
          <Button wide className={styles.danger} disabled={state === 'busy'} onClick={() => void done(onRemove)}>
            {removal}
          </Button>
        )}
      </form>
    </Sheet>
  );
};
