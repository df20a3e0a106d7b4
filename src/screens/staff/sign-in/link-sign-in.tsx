import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { SignInProblemWords } from './problem-words.tsx';
import styles from './sign-in.module.css';

export interface LinkSignInProps {
  /** Signs in by the link's secret; gives what went wrong. */
  readonly onSignIn: () => Promise<{ readonly why: string } | undefined>;
}

/** What a link opens. It signs nobody in by itself: a program that only looks at an address must not use it up. */
export const LinkSignIn = ({ onSignIn }: LinkSignInProps) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setProblem((await onSignIn())?.why);
    setBusy(false);
  };
  return (
    <main className={styles.card} data-testid="staff-link">
      <h1 className={styles.title}>
        <Trans>Sign in on this phone</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>It stays signed in while you use it. The link works once.</Trans>
      </p>
      <Button look="primary" wide onClick={() => void press()} disabled={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
      <SignInProblemWords why={problem} />
    </main>
  );
};
