import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import styles from './dish-editor.module.css';

/** Notice of typed text that has not reached the server; `undefined`: all is saved. */
export const Unsaved = ({ onSaveAgain }: { readonly onSaveAgain: (() => void) | undefined }) =>
  onSaveAgain && (
    <div className={styles.unsaved} role="alert">
      <p>
        <Trans>What you typed is not saved yet. It stays here.</Trans>
      </p>
      <Button small onClick={onSaveAgain}>
        <Trans>Save again</Trans>
      </Button>
    </div>
  );
