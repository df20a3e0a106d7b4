import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RestLanguages, type RestLanguagesProps } from '#kiosk/rest/rest-languages.tsx';
import whole from '#kiosk/whole-page.module.css';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from './resting-screen.module.css';

export interface RestingScreenProps extends Pick<RestLanguagesProps, 'languages' | 'language' | 'onLanguage'> {
  /** For staff: restarts the app at once. */
  readonly onTryAgain: () => void;
  /** The read-only menu. */
  readonly children: ReactNode;
}

/** The device pauses after crashes: guests read the menu and order from the staff. */
export const RestingScreen = ({ onTryAgain, children, ...languages }: RestingScreenProps) => (
  <WholeScreen
    look="screen"
    isAtRest
    testId="safe-mode"
    title={
      <h2 className={whole.title}>
        <Trans>This screen is resting. Please call the staff</Trans>
      </h2>
    }
  >
    <div className={styles.page}>
      <p className={whole.words}>
        <Trans>You can read the menu here. The staff take your order.</Trans>
      </p>
      <RestLanguages look="bare" of="resting" {...languages} />
      <div className={styles.menu}>{children}</div>
      <div className={styles.staff}>
        <p className={whole.words}>
          <Trans>For the staff: the app broke down three times. It tries again after ten minutes.</Trans>
        </p>
        <Button small onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  </WholeScreen>
);
