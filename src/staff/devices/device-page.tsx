import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HostFacts } from '#domain/kiosk/host-facts.ts';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { check, cross } from '#ui/look/icons-later.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './device-sign-in.module.css';

export interface DevicePageProps {
  readonly facts:
    | {
        readonly name: string | undefined;
        readonly build: string;
        readonly waiting: number;
        readonly host: HostFacts;
      }
    | undefined;
  /** The PIN was verified, so all actions are available. Otherwise, offline, only clearing is. */
  readonly isProven: boolean;
  readonly onClear: () => void;
  readonly onFill: () => void;
  readonly onReload: () => void;
  /** Restarts the host's browser; `undefined` when the host cannot restart the browser. */
  readonly onRestart: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onBack: () => void;
}

/** Staff actions on a shared device, and the abilities of its host. */
export const DevicePage = ({ facts, isProven, ...on }: DevicePageProps) => (
  <WholeScreen
    look="question"
    testId="device-page"
    onBeside={on.onBack}
    title={<h2 className={styles.title}>{facts?.name ?? <Trans>This device</Trans>}</h2>}
  >
    {facts !== undefined && facts.waiting > 0 && <Waiting waiting={facts.waiting} />}
    <div className={styles.actions}>
      <Button look="primary" wide onClick={on.onClear} data-testid="staff-clear">
        <Trans>Clear for the next guest</Trans>
      </Button>
      {isProven && (
        <>
          {facts?.host.canBeWhole && !facts.host.isWhole && (
            <Button wide onClick={on.onFill}>
              <Trans>Fill the screen</Trans>
            </Button>
          )}
          <Button wide onClick={on.onReload}>
            <Trans>Load anew</Trans>
          </Button>
          {on.onRestart && (
            <Button wide onClick={on.onRestart}>
              <Trans>Restart the browser</Trans>
            </Button>
          )}
          <Button wide onClick={on.onLeave} data-testid="staff-leave">
            <Trans>To the staff’s pages</Trans>
          </Button>
        </>
      )}
      <Button wide onClick={on.onBack}>
        <Trans>Back to the guest</Trans>
      </Button>
    </div>
    {!isProven && (
      <p className={styles.lead}>
        <Trans>Everything else asks for a PIN that the network has checked.</Trans>
      </p>
    )}
    {facts && <Host {...facts} />}
  </WholeScreen>
);

const Waiting = ({ waiting }: { readonly waiting: number }) => (
  <p className={styles.lead}>
    <Plural
      value={waiting}
      one="# order waits for the network. It is sent automatically, also after clearing."
      other="# orders wait for the network. They are sent automatically, also after clearing."
    />
  </p>
);

const Host = ({ host, build }: NonNullable<DevicePageProps['facts']>) => (
  <>
    <h3 className={styles.heading}>
      <Trans>What this browser allows</Trans>
    </h3>
    <ul className={styles.facts}>
      <Fact has={host.opensOffline}>
        <Trans>The menu opens without a network</Trans>
      </Fact>
      <Fact has={host.keepsStorage}>
        <Trans>What is stored outlives a full disk</Trans>
      </Fact>
      <Fact has={host.staysAwake}>
        <Trans>The screen stays awake</Trans>
      </Fact>
      <Fact has={host.isWhole}>
        <Trans>The menu fills the screen</Trans>
      </Fact>
      <Fact has={host.keepsFromTurning}>
        <Trans>The screen can be kept from turning</Trans>
      </Fact>
      <Fact has={host.forgetsSteps}>
        <Trans>A guest’s steps are forgotten</Trans>
      </Fact>
      <Fact has={host.hasFully}>
        <Trans>Brightness and restart, by Fully Kiosk Browser</Trans>
      </Fact>
    </ul>
    <p className={styles.lead}>
      <Trans>This version: {build}</Trans>
    </p>
  </>
);

/** `null`: unknown. */
const Fact = ({ has, children }: { readonly has: boolean | null; readonly children: ReactNode }) => {
  const { t } = useLingui();
  if (has === null) return null;
  return (
    <li className={styles.fact} data-has={has}>
      <Icon path={has ? check : cross} size="1.5rem" />
      <span>
        <VisuallyHidden>{has ? t`Allowed:` : t`Not allowed:`}</VisuallyHidden> {children}
      </span>
    </li>
  );
};
