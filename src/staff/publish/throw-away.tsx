import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import manage from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import styles from './publish-sheet.module.css';

const MOST_NAMED = 3;

interface AskedAwayProps {
  readonly isBusy: boolean;
  readonly label?: string;
  readonly words: ReactNode;
  readonly yes: ReactNode;
  /** Text before the second press. */
  readonly children?: ReactNode;
  readonly onYes: () => void;
}

/** Discarded edits cannot be restored, so the button asks again in place. */
const AskedAway = ({ isBusy, label, words, yes, children, onYes }: AskedAwayProps) => {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button small className={styles.away} aria-label={label} disabled={isBusy} onClick={() => setAsked(true)}>
        {words}
      </Button>
    );
  return (
    <div className={styles.asked}>
      {children}
      <div className={styles.answers}>
        <Button small className={manage.danger} disabled={isBusy} onClick={onYes}>
          {yes}
        </Button>
        {/* The pressed button is gone, so the focus moves to the safe answer. */}
        <Button small autoFocus onClick={() => setAsked(false)}>
          <Trans>Keep</Trans>
        </Button>
      </div>
    </div>
  );
};

/** Discards one change. `others`: names of changes of the same step, which are discarded too. */
export const ThrowAway = ({
  name,
  others,
  isBusy,
  onYes,
}: {
  readonly name: string;
  readonly others: readonly string[];
  readonly isBusy: boolean;
  readonly onYes: () => void;
}) => {
  const { t } = useLingui();
  const named = others.slice(0, MOST_NAMED).join(', ');
  const more = others.length - MOST_NAMED;
  return (
    <AskedAway
      isBusy={isBusy}
      label={t`Throw away: ${name}`}
      words={<Trans>Throw away</Trans>}
      yes={<Trans>Yes, throw away</Trans>}
      onYes={onYes}
    >
      {others.length > 0 && (
        <p data-testid="goes-too">
          <Trans>Made in the same step, and thrown away with it: {named}</Trans>
          {more > 0 && (
            <>
              {' '}
              <Plural value={more} one="and # more" other="and # more" />
            </>
          )}
        </p>
      )}
    </AskedAway>
  );
};

/** Discards all pending changes. */
export const ThrowAllAway = ({ isBusy, onYes }: { readonly isBusy: boolean; readonly onYes: () => void }) => (
  <AskedAway
    isBusy={isBusy}
    words={<Trans>Throw all away</Trans>}
    yes={<Trans>Yes, throw all away</Trans>}
    onYes={onYes}
  >
    <p>
      <Trans>All that waits is thrown away, what others have changed too. What guests see stays as it is.</Trans>
    </p>
  </AskedAway>
);
