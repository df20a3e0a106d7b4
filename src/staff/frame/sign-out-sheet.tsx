import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { classNames } from '#ui/look/class-names.ts';
import manage from './manage.module.css';

interface SignOutSheetProps {
  readonly name: string;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody leaves a device of their own: the link that signed them in opens it only once. */
export const SignOutSheet = ({ name, onSignOut, onClose }: SignOutSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>Sign out?</Trans>}
    subtitle={name}
    foot={
      <div className={manage.form}>
        <Button wide className={classNames(manage.danger)} onClick={onSignOut}>
          <Trans comment="button: yes, sign out">Sign out of this device</Trans>
        </Button>
        <Button look="ink" wide onClick={onClose}>
          <Trans comment="button: do not sign out">Stay signed in</Trans>
        </Button>
      </div>
    }
  >
    <p>
      <Trans>
        Calls no longer ring here, and a new link is needed to come back. A manager makes one under “People”.
      </Trans>
    </p>
  </Sheet>
);
