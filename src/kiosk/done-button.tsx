import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './done-button.module.css';

/** The guest's own way to leave the device to the next one, on every page of it. */
export const DoneButton = ({ onDone, above }: { readonly onDone: () => void; readonly above?: ReactNode }) => (
  <div className={styles.corner}>
    {above}
    <button type="button" className={styles.done} onClick={onDone} data-testid="guest-done">
      <Trans>I am done</Trans>
    </button>
  </div>
);
