import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { cross } from '#ui/look/icons-later.ts';
import { bellRinging, muted } from '#ui/look/staff-icons.ts';
import styles from './silent-notice.module.css';
import { WaitNotice } from './wait-notice.tsx';

interface SilentNoticeProps {
  /** Sound is on already: the notice keeps its size and says so. */
  readonly isHeld?: boolean;
  readonly onUnlock: () => void;
  /** Removes the notice once sound is on; `undefined`: the notice has no cross. */
  readonly onHide?: (() => void) | undefined;
  /** Hides the notice on this device for good; `undefined`: it cannot be hidden here. */
  readonly onRefuse?: (() => void) | undefined;
}

/** After a reload of a tab in which sound was allowed: one small line, without buttons, because any touch will do. */
export const BriefSilence = ({ isHeld }: Pick<SilentNoticeProps, 'isHeld'>) => (
  <p className={styles.brief} role="status" data-testid="silent">
    <Icon path={isHeld ? bellRinging : muted} size="1.125rem" />
    {isHeld ? (
      <Trans>Calls ring here now.</Trans>
    ) : (
      <Trans comment="after a reload of the page, until somebody touches the screen">
        No sound until the first touch
      </Trans>
    )}
  </p>
);

/** The cross: refuses the notice for good while the device is silent, and later only puts the notice away. */
const Cross = ({ isHeld, onHide, onRefuse }: SilentNoticeProps) => {
  const { t } = useLingui();
  // A press on the cross allows sound too, before its click arrives; the meaning at the start of the press counts.
  const wasHeld = useRef<boolean>(undefined);
  const onClick = () => ((wasHeld.current ?? isHeld) ? onHide?.() : onRefuse?.());
  return (
    <IconButton
      icon={cross}
      label={isHeld ? t`Close` : t`Not on this device`}
      data-testid="hide-silent"
      onPointerDown={() => {
        wasHeld.current = isHeld === true;
      }}
      onClick={onClick}
    />
  );
};

/** The browser blocks sound until somebody touches the page. */
export const SilentNotice = (props: SilentNoticeProps) => {
  const { isHeld = false, onUnlock, onRefuse } = props;
  // A held button is unseen but still there: it keeps the notice's size, and ends a press that began on it.
  const held = isHeld && ({ className: styles.unseen, tabIndex: -1, 'aria-hidden': true } as const);
  const unlock = (
    <Button look="ink" small onClick={onUnlock} {...held}>
      <Trans>Sound on</Trans>
    </Button>
  );
  return (
    <WaitNotice
      icon={isHeld ? bellRinging : muted}
      testId="silent"
      title={isHeld ? <Trans>Calls ring here now.</Trans> : <Trans>Calls do not ring here yet.</Trans>}
      quick={
        <>
          {unlock}
          {onRefuse && <Cross {...props} />}
        </>
      }
      action={
        onRefuse && (
          <>
            {unlock}
            <Button small onClick={onRefuse} {...held}>
              <Trans comment="answer to an offer for this device">Not on this device</Trans>
            </Button>
          </>
        )
      }
    >
      <span className={isHeld ? styles.unseen : undefined} aria-hidden={isHeld}>
        <Trans>The browser allows sound from the first touch of this page, at each start anew.</Trans>
      </span>
    </WaitNotice>
  );
};
