import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import styles from './sign-in.module.css';

export interface PinProblem {
  readonly why: string;
  /** Wrong PINs left before the first wait. */
  readonly left?: number | undefined;
}

const Words = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'invalid_link':
      return <Trans>This link was used already, or is too old. Ask for a new one.</Trans>;
    case 'invalid_code':
      return <Trans>This code was used already, or is too old. Ask for a new one.</Trans>;
    case 'return_over':
      return <Trans>A PIN no longer signs in on this device. Ask for a new link.</Trans>;
    case 'no_response':
      return <Trans>Nothing answers. This needs the network.</Trans>;
    case 'rate_limited':
      return <Trans>Too many tries. Wait a minute, then try again.</Trans>;
    default:
      return <Trans>That did not work. Try again.</Trans>;
  }
};

const Alert = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className={styles.problem}>
    {children && (
      <>
        <Icon path={warningCircle} size="1.25rem" />
        <span>{children}</span>
      </>
    )}
  </p>
);

/** Why the sign-in failed, also announced. */
export const SignInProblemText = ({ why }: { readonly why: string | undefined }) => (
  <Alert>{why !== undefined && <Words why={why} />}</Alert>
);

const PinText = ({ why, left = 0 }: PinProblem) => {
  if (why === 'wrong_pin')
    return (
      <>
        <Trans>This is not your PIN.</Trans>{' '}
        {left > 0 && <Plural value={left} one="# try is left." other="# tries are left." />}
      </>
    );
  if (why === 'device_locked') return <Trans>Too many wrong PINs here. A manager must sign in.</Trans>;
  return why === 'person_locked' ? null : <Words why={why} />;
};

const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Error of a PIN. The countdown is separate from the announced text. */
export const PinProblemText = (props: { readonly problem: PinProblem | undefined; readonly secondsLeft: number }) => {
  const { problem, secondsLeft } = props;
  const isWaiting = secondsLeft > 0;
  return (
    <>
      <Alert>
        {isWaiting ? (
          <Trans>Too many wrong PINs. Wait a little.</Trans>
        ) : (
          problem && problem.why !== 'person_locked' && <PinText {...problem} />
        )}
      </Alert>
      {isWaiting && (
        <p className={styles.clock} role="timer">
          {clockOf(secondsLeft)}
        </p>
      )}
    </>
  );
};
