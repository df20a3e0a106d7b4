import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check, exportBox, plusSquare } from '#ui/look/icons-later.ts';
import styles from './install-steps-sheet.module.css';

/**
 * Installation steps for a browser without an install prompt, with the phone's own icons. Includes Radix: load it with
 * React.lazy.
 */
export const InstallStepsSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>Add to the home screen</Trans>}
    foot={
      <Button look="ink" wide onClick={onClose}>
        <Trans>OK</Trans>
      </Button>
    }
  >
    <ol className={styles.steps} data-testid="install-steps">
      <Step icon={exportBox}>
        <Trans>Tap your browser’s share button. If you do not see it, look behind the three dots.</Trans>
      </Step>
      <Step icon={plusSquare}>
        <Trans>Choose “Add to Home Screen”. You may have to scroll a little.</Trans>
      </Step>
      <Step icon={check}>
        <Trans>Tap “Add”. The menu is then among your apps.</Trans>
      </Step>
    </ol>
  </Sheet>
);

const Step = ({ icon, children }: { readonly icon: string; readonly children: ReactNode }) => (
  <li className={styles.step}>
    <span className={styles.sign}>
      <Icon path={icon} size="1.75rem" />
    </span>
    <span className={styles.words}>{children}</span>
  </li>
);
