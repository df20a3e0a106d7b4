import { Trans } from '@lingui/react/macro';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

export interface RemoveDeviceSheetProps {
  readonly name: string;
  /** Whether guests use it. */
  readonly isGuests: boolean;
  readonly onClose: () => void;
  readonly onRemove: () => Promise<void>;
}

/** Whether a device is to be the venue's no longer. */
export const RemoveDeviceSheet = ({ name, isGuests, onClose, onRemove }: RemoveDeviceSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={name}
    subtitle={
      isGuests ? (
        <Trans>It takes no orders for its table any more, and is an ordinary browser again.</Trans>
      ) : (
        <Trans>Whoever is signed in there is signed out at once.</Trans>
      )
    }
  >
    <Button wide className={styles.danger} onClick={() => void onRemove()}>
      <Trans>Remove the device</Trans>
    </Button>
  </Sheet>
);
