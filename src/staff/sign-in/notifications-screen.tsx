import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import cards from './account-cards.module.css';
import { SignInProblemText } from './problem-text.tsx';

export interface NotificationsScreenProps {
  /** `undefined`: not known yet. */
  readonly standing: 'on' | 'off' | 'blocked' | 'install' | 'insecure' | 'none' | 'shared' | 'server' | undefined;
  readonly why: string | undefined;
  /** The reader is a manager, and is told whom to ask. */
  readonly isManager: boolean;
  readonly onTurnOn: () => Promise<void>;
  readonly onTurnOff: () => Promise<void>;
  /** The offer to install these pages. */
  readonly install?: ReactNode;
  /** The reader's sign-ins and second factor. */
  readonly signIns?: ReactNode;
}

/** Why there is no button; empty when there is one. */
const Standing = ({ standing, isManager }: Pick<NotificationsScreenProps, 'standing' | 'isManager'>) => {
  switch (standing) {
    case 'on':
      return <Trans>They are on, for this device and this venue, until you sign out.</Trans>;
    case 'blocked':
      return (
        <Trans>
          This browser was told to show no notifications from here. Allow them in its settings, then open this page
          again.
        </Trans>
      );
    case 'install':
      return (
        <Trans>
          On an iPhone or iPad they come only to the app on the home screen: “Share”, “Add to Home Screen”, then open it
          from there.
        </Trans>
      );
    case 'none':
      return (
        <Trans>This browser cannot show them. Open this page in another one, Chrome or Firefox for example.</Trans>
      );
    case 'shared':
      return (
        <Trans>This device is the venue’s own and rings by itself. Notifications are for a device of your own.</Trans>
      );
    case 'insecure':
    case 'server':
      return isManager ? (
        <Trans>Notifications do not work here yet.</Trans>
      ) : (
        <Trans>Notifications are not set up for this venue yet. Ask your manager.</Trans>
      );
    default:
      return null;
  }
};

/** Tells what works without notifications, and a manager what to do to have them. */
const WithoutThem = ({ standing, isManager }: Pick<NotificationsScreenProps, 'standing' | 'isManager'>) => (
  <>
    <p>
      <Trans>
        Everything else works: while this app is open on a phone, tablet or computer, it rings and shows new orders,
        calls and printers that cannot print.
      </Trans>
    </p>
    {isManager && standing === 'insecure' && (
      <p>
        <Trans>
          Notifications need this page to be open at a secure address, one that begins with “https”. If you have no such
          address, ask the person who set up Tabl for you.
        </Trans>
      </p>
    )}
    {isManager && standing === 'server' && (
      <p>
        <Trans>
          Notifications need your menu to have its own address on the internet, one that begins with “https”. Ask the
          person who set up Tabl for you.
        </Trans>
      </p>
    )}
  </>
);

/** States in which nothing on this page can turn notifications on. */
const WITHOUT: readonly NotificationsScreenProps['standing'][] = ['insecure', 'server', 'none'];

/** Notifications on a personal device: what they do and do not do, and the switch. Beside them the reader's sign-ins. */
export const NotificationsScreen = ({
  standing,
  why,
  isManager,
  onTurnOn,
  onTurnOff,
  install,
  signIns,
}: NotificationsScreenProps) => {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const isWithout = WITHOUT.includes(standing);
  useAnnouncedPage(t`Notifications and sign-in`);
  const press = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <section className={styles.page} data-testid="staff-notifications" data-standing={standing}>
      <header className={styles.head}>
        <h1 className={styles.title} id="page-title">
          <Trans>Notifications and sign-in</Trans>
        </h1>
      </header>
      <div className={cards.cards}>
        <section className={cards.card} aria-labelledby={id}>
          <h2 id={id} className={cards.heading}>
            <Trans>Notifications</Trans>
          </h2>
          {!isWithout && (
            <>
              <p>
                <Trans>
                  Your device can tell you when a guest calls or wants the bill, when nobody has seen an order for a
                  minute, and when a printer cannot print.
                </Trans>{' '}
                <Trans>Whoever manages the venue is also told when wrong PINs have locked a device.</Trans>
              </p>
              <p className={styles.note}>
                <Trans>
                  It is an extra, not an alarm: a phone that saves power shows it late, or not at all. What rings is an
                  open page for staff.
                </Trans>
              </p>
            </>
          )}
          <p role="status">
            <strong>
              <Standing standing={standing} isManager={isManager} />
            </strong>
          </p>
          {isWithout && <WithoutThem standing={standing} isManager={isManager} />}
          {standing === 'off' && (
            <Button look="primary" disabled={isBusy} onClick={() => void press(onTurnOn)}>
              <Trans>Show notifications on this device</Trans>
            </Button>
          )}
          {standing === 'on' && (
            <Button disabled={isBusy} onClick={() => void press(onTurnOff)}>
              <Trans>Show none any more</Trans>
            </Button>
          )}
          <SignInProblemText why={why} />
          {install}
        </section>
        {signIns}
      </div>
    </section>
  );
};
