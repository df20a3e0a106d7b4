import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';

/** Closing of a form that asks first when something was typed. `close`: for the sheet; `question`: drawn inside it. */
export function useDiscard(
  isTyped: boolean,
  onClose: () => void,
): { readonly close: () => void; readonly question: ReactNode } {
  const [isAsked, setAsked] = useState(false);
  const keep = () => setAsked(false);
  return {
    close: () => (isTyped ? setAsked(true) : onClose()),
    question: isAsked && <DiscardSheet onKeep={keep} onDiscard={onClose} />,
  };
}

const DiscardSheet = ({ onKeep, onDiscard }: { readonly onKeep: () => void; readonly onDiscard: () => void }) => (
  <Sheet
    open
    onClose={onKeep}
    title={<Trans comment="title of a question: a form with typed text is closed">Close without saving?</Trans>}
    foot={
      <div className={manage.form} data-testid="discard-typed">
        <Button wide className={manage.danger} onClick={onDiscard}>
          <Trans comment="button: close the form, what was typed is lost">Yes, close it</Trans>
        </Button>
        <Button look="ink" wide onClick={onKeep}>
          <Trans comment="button: do not close the form">Keep writing</Trans>
        </Button>
      </div>
    }
  >
    <p>
      <Trans>What you typed is lost then.</Trans>
    </p>
  </Sheet>
);
