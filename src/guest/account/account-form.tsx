import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { StillWaiting } from '#shared/frame/still-waiting.tsx';
import { Button } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './account.module.css';
import { FailureText } from './account-text.tsx';
import type { Submit } from './use-submit.ts';

/** A form with one button, also submitted by Enter. An error that blocks it stands above the button and gets the focus. */
export const AccountForm = ({
  submit: { isBusy, faults, failure },
  action,
  onSubmit,
  testId,
  beside,
  children,
}: {
  readonly submit: Submit;
  /** Label of the button. */
  readonly action: ReactNode;
  readonly onSubmit: () => void;
  readonly testId?: string;
  /** Alternative actions below the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) => {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first wrong field, each time that some are told.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  return (
    <form
      ref={form}
      noValidate
      data-testid={testId}
      className={classNames(styles.stack, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {failure && <Notice icon={warningCircle} title={<FailureText failure={failure} />} />}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" wide aria-busy={isBusy}>
          {isBusy ? <Trans>One moment…</Trans> : action}
        </Button>
        <StillWaiting isBusy={isBusy} />
        {beside}
      </div>
    </form>
  );
};
