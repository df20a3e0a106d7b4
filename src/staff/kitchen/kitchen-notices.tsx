import { Trans } from '@lingui/react/macro';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { binoculars } from '#ui/look/icons-later.ts';
import { bellRinging } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './kitchen-notices.module.css';

/** Full-width band that is hard to miss: the board is offline. */
export const CutOffBand = ({
  heardAt,
  timeZone,
}: {
  readonly heardAt: number | undefined;
  readonly timeZone: string;
}) => {
  const at = heardAt === undefined ? undefined : formatTime(heardAt, timeZone);
  return (
    <div className={styles.band} role="alert" data-testid="cut-off">
      <Icon path={wifiSlash} size="2rem" />
      <p>
        <strong>
          {at === undefined ? (
            <Trans>No connection. New orders do not arrive here.</Trans>
          ) : (
            <Trans>No connection since {at}. New orders do not arrive here.</Trans>
          )}
        </strong>
        <span>
          <Trans>Send somebody to the till. What you mark here is sent automatically.</Trans>
        </span>
      </p>
    </div>
  );
};

/**
 * The browser blocks sound until the first touch.
 * `isHeld`: sound is on already; the band keeps its size, so that no ticket moves under a finger, and a press removes it.
 */
export const SilentBand = ({ isHeld, onPress }: { readonly isHeld: boolean; readonly onPress: () => void }) => (
  <button type="button" className={styles.silent} onClick={onPress} data-testid="silent">
    <Icon path={bellRinging} size="1.25rem" />
    <strong>{isHeld ? <Trans>This screen rings now</Trans> : <Trans>No sound: tap here once</Trans>}</strong>
    <span className={styles.more}>
      {isHeld ? (
        <Trans>Tap here to hide this.</Trans>
      ) : (
        <Trans>Installed as an app, this screen rings without it.</Trans>
      )}
    </span>
  </button>
);

/**
 * First line of the board for a person who is not the kitchen's own screen: why nothing can be pressed, and how a screen is
 * set up while the station has none. `devicesHref`: the page that sets one up; `undefined`: this person may not open it.
 */
export const ViewOnly = ({
  devicesHref,
  hasScreen,
}: {
  readonly devicesHref: string | undefined;
  readonly hasScreen: boolean;
}) => (
  <p className={styles.viewOnly} data-testid="view-only">
    <Icon path={binoculars} size="1.25rem" />
    <span>
      <strong>
        <Trans comment="first line of the kitchen's board for a manager or waiter, who cannot press anything there">
          View only
        </Trans>
      </strong>{' '}
      <span className={styles.why}>
        <Trans>Dishes are ticked off on the kitchen’s own screen.</Trans>
      </span>{' '}
      {hasScreen ? null : devicesHref === undefined ? (
        <span className={styles.why}>
          <Trans comment="to a waiter; “Devices” is the name of a page">A manager adds one under “Devices”.</Trans>
        </span>
      ) : (
        <Link href={devicesHref} className={styles.setUp}>
          <Trans comment="a link to the page “Devices”">Set up a screen for the kitchen</Trans>
        </Link>
      )}
    </span>
  </p>
);
