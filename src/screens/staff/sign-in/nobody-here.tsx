import { Trans } from '@lingui/react/macro';
import styles from './sign-in.module.css';

/** A device that is nobody's: how somebody of the staff signs in on it. */
export const NobodyHere = ({ wasTurnedAway }: { readonly wasTurnedAway: boolean }) => (
  <main className={styles.card} data-testid="staff-nobody">
    <h1 className={styles.title}>
      <Trans>For staff</Trans>
    </h1>
    {wasTurnedAway && (
      <p role="alert" className={styles.problem}>
        <Trans>You were signed out here. Whoever manages the venue can say why.</Trans>
      </p>
    )}
    <p className={styles.lead}>
      <Trans>Open the link that you were given, on your own phone. It works once.</Trans>
    </p>
  </main>
);
