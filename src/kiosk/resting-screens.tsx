import { Trans, useLingui } from '@lingui/react/macro';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import styles from './resting-screens.module.css';
import whole from './whole-page.module.css';

/** The device is being cleared; it ignores presses meanwhile. */
export const Clearing = () => (
  <WholeScreen
    look="screen"
    testId="clearing"
    title={
      <h2 className={styles.clearing} role="status">
        <Trans>One moment, please</Trans>
      </h2>
    }
  >
    <span />
  </WholeScreen>
);

/** The device could not be cleared: it takes no guests, and says where to order instead. */
export const OutOfService = ({
  name,
  address,
  onTryAgain,
}: {
  readonly name: string;
  /** Address of the place's menu, for the guest's own phone. */
  readonly address: string;
  readonly onTryAgain: () => void;
}) => {
  const { t } = useLingui();
  return (
    <WholeScreen
      look="screen"
      isAtRest
      testId="out-of-service"
      title={
        <h2 className={whole.title}>
          <Trans>This screen is taking a break</Trans>
        </h2>
      }
    >
      <div className={`${whole.page} ${styles.resting}`}>
        <p className={whole.words}>
          <Trans>Please order from the staff or on your own phone. The menu is the same.</Trans>
        </p>
        <div className={styles.code}>
          <QrCode text={address} label={t`Code: the menu on your own phone`} />
        </div>
        <span className={styles.flower}>
          <Rosette name={name} />
        </span>
        <p className={styles.cause}>
          <Trans>For the staff: what the last guest chose could not be removed from this device.</Trans>
        </p>
        <Button small onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </WholeScreen>
  );
};

/** QR code of an external link for the guest's own phone. */
export const TakeAlong = ({
  address,
  onClose,
}: {
  /** `undefined`: no phone could open it. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  return (
    <Sheet open size="fit" onClose={onClose} title={<Trans>On your own phone</Trans>}>
      <div className={styles.along}>
        <p className={whole.words}>
          <Trans>This screen stays with the menu. Scan the code to go there on your phone.</Trans>
        </p>
        {address !== undefined && (
          <div className={styles.code}>
            <QrCode text={address} label={t`Code for your own phone`} />
          </div>
        )}
      </div>
    </Sheet>
  );
};
