import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import styles from './sign-in.module.css';

const Words = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'invalid_link':
      return <Trans>This link was used already, or is too old. Ask for a new one.</Trans>;
    case 'invalid_code':
      return <Trans>This code was used already, or is too old. Ask for a new one.</Trans>;
    case 'no_response':
      return <Trans>Nothing answers. Signing in needs the network.</Trans>;
    case 'rate_limited':
      return <Trans>Too many tries. Wait a minute, then try again.</Trans>;
    default:
      return <Trans>That did not work. Try again.</Trans>;
  }
};

/** Why somebody is not signed in, said aloud too. */
export const SignInProblemWords = ({ why }: { readonly why: string | undefined }) => (
  <p role="alert" className={styles.problem}>
    {why !== undefined && (
      <>
        <Icon path={warningCircle} size="1.25rem" />
        <span>
          <Words why={why} />
        </span>
      </>
    )}
  </p>
);
