import { Trans } from '@lingui/react/macro';
import styles from './done-button.module.css';

/** The guest's way back from the menu to what the house does for the room. */
export const RoomButton = ({ onPress }: { readonly onPress: () => void }) => (
  <button type="button" className={styles.done} onClick={onPress} data-testid="room-services">
    <Trans>Services</Trans>
  </button>
);
