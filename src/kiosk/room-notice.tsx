import { Trans } from '@lingui/react/macro';
import { CallTrouble, type CallTroubleCode } from '#guest/service/call-trouble.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from './room-notice.module.css';

/** What was asked for and came to nothing. quiet: that nobody is to knock, or that somebody may again. */
export const RoomNotice = ({
  trouble,
  onRead,
}: {
  readonly trouble: CallTroubleCode | 'quiet';
  readonly onRead: () => void;
}) => (
  <div className={styles.notice} role="status" data-testid="room-trouble">
    <p className={styles.words}>
      {trouble === 'quiet' ? (
        <Trans>We did not hear of “do not disturb” in time. Please tap it again, or phone reception.</Trans>
      ) : (
        <CallTrouble code={trouble} room />
      )}
    </p>
    <Button small onClick={onRead}>
      <Trans>Understood</Trans>
    </Button>
  </div>
);
