import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { NeedStanding } from '#domain/service/need-standing.ts';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { bell, callBell, forkKnife, moon } from '#ui/look/service-icons.ts';
import styles from './room-services.module.css';

/** A service of the hotel for a room. */
export interface RoomService {
  readonly key: string;
  readonly name: string;
  readonly language: Language | undefined;
  readonly icon: string;
  readonly standing: NeedStanding;
  /** The time for which it was asked; `undefined`: as soon as possible. */
  readonly wanted?: string | undefined;
}

export interface RoomServicesProps {
  readonly services: readonly RoomService[];
  /** `undefined`: no calls are possible now, because the tablet has no rights in its room. */
  readonly onService: ((key: string) => void) | undefined;
  /** A free-text request. */
  readonly onOther: () => void;
  readonly onMenu: () => void;
  /** The order that the guest waits for: opens the page of the orders. */
  readonly order?: { readonly href: string; readonly state: ReactNode } | undefined;
  /** Confirms what was just asked for; above the tiles, so that none moves. */
  readonly toast?: ReactNode;
  readonly quiet: 'off' | 'beginning' | 'on' | 'ending';
  readonly onQuiet: () => void;
}

const StandingText = ({ standing, wanted }: Pick<RoomService, 'standing' | 'wanted'>) => {
  switch (standing) {
    case 'free':
      return null;
    case 'coming':
      return wanted === undefined ? (
        <Trans>on the way to you</Trans>
      ) : (
        <Trans comment="the staff have accepted a guest’s wish for a service">accepted</Trans>
      );
    case 'waiting':
      return <Trans>not sent yet</Trans>;
    case 'asked':
      return <Trans>asked for</Trans>;
    case 'here':
      return <Trans>we were with you</Trans>;
  }
};

/** Standings of a service that somebody is to come for. */
const AWAITED: readonly NeedStanding[] = ['waiting', 'asked', 'coming'];

const QuietText = ({ quiet, services }: Pick<RoomServicesProps, 'quiet' | 'services'>) => {
  switch (quiet) {
    case 'off':
      return <Trans>While this is on, we knock only with what you ask for.</Trans>;
    case 'beginning':
      return <Trans>We do not know it yet.</Trans>;
    case 'on':
      return services.some(({ standing }) => AWAITED.includes(standing)) ? (
        <Trans>We knock only with what you asked for.</Trans>
      ) : (
        <Trans>We know, and nobody knocks.</Trans>
      );
    case 'ending':
      return <Trans>We do not know yet that it is over.</Trans>;
  }
};

/** Room services, one touch each: the menu, the hotel's services, and "do not disturb". */
export const RoomServices = (props: RoomServicesProps) => {
  const { services, onService, onOther, onMenu, order, toast, quiet, onQuiet } = props;
  const { t } = useLingui();
  return (
    <div className={styles.services}>
      {toast && <div className={styles.toast}>{toast}</div>}
      <ul className={styles.tiles} aria-label={t`Services`}>
        <li>
          <button type="button" className={styles.tile} data-look="primary" onClick={onMenu} data-testid="room-menu">
            <Icon path={forkKnife} size="1.75rem" />
            <span className={styles.name}>
              <Trans>Menu and order</Trans>
            </span>
          </button>
        </li>
        {order && (
          <li>
            <Link
              href={order.href}
              className={styles.tile}
              data-standing="asked"
              onClick={onMenu}
              data-testid="room-order"
            >
              <Icon path={callBell} size="1.75rem" />
              <span className={styles.name}>
                <Trans>Your order</Trans>
              </span>
              <span className={styles.standing} role="status">
                {order.state}
              </span>
            </Link>
          </li>
        )}
        {onService &&
          services.map(({ key, name, language, icon, standing, wanted }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.tile}
                data-standing={standing}
                onClick={() => onService(key)}
                data-testid={`room-need-${key}`}
              >
                <Icon path={icon} size="1.75rem" />
                <span className={styles.name} lang={language}>
                  {name}
                </span>
                <span className={styles.standing} aria-live="polite">
                  {wanted !== undefined && <span className={styles.wanted}>{wanted}</span>}
                  <StandingText standing={standing} wanted={wanted} />
                </span>
              </button>
            </li>
          ))}
        {onService && (
          <li>
            <button type="button" className={styles.tile} onClick={onOther} data-testid="room-other">
              <Icon path={bell} size="1.75rem" />
              <span className={styles.name}>
                <Trans>Something else</Trans>
              </span>
            </button>
          </li>
        )}
      </ul>
      {onService && (
        <button
          type="button"
          role="switch"
          aria-checked={quiet === 'on' || quiet === 'beginning'}
          className={styles.quiet}
          onClick={onQuiet}
          data-testid="room-quiet"
        >
          <Icon path={moon} size="1.75rem" />
          <span className={styles.quietWords}>
            <span className={styles.name}>
              <Trans>Do not disturb</Trans>
            </span>
            <span className={styles.standing} aria-live="polite">
              <QuietText {...{ quiet, services }} />
            </span>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.knob} />
          </span>
        </button>
      )}
    </div>
  );
};
