import { Trans } from '@lingui/react/macro';
import styles from './done-button.module.css';

/** The guest's own way to leave the device to the next one, on every page of it. */
export const DoneButton = ({ onDone }: { readonly onDone: () => void }) => (
  <button type="button" className={styles.done} onClick={onDone} data-testid="guest-done">
    <Trans>I am done</Trans>
  </button>
);
