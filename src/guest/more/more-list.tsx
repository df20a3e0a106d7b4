import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, info } from '#ui/look/icons.ts';
import {
  caretRightBold,
  fileText,
  images,
  pencil,
  qrCode,
  questionCircle,
  receipt,
  sealPercent,
  storefront,
  user,
} from '#ui/look/icons-later.ts';
import styles from './more-list.module.css';

export interface MoreListProps {
  /** The place's own path, "/neven". */
  readonly placeHref: string;
  readonly joinHref: string;
  /** Orders of this device; `undefined` when it has none. */
  readonly ordersHref?: string | undefined;
  /** The venue has a text about promotions. */
  readonly hasPromotions: boolean;
  readonly hasGallery: boolean;
  /** The place takes table reservations. */
  readonly hasReservations: boolean;
  readonly hasOtherPlaces: boolean;
  /** The device is the guest's own, so a profile is possible. */
  readonly hasProfile: boolean;
  /** A kiosk has no table, and its guest is in the venue and has not eaten yet. */
  readonly isKiosk?: boolean;
  /** An extra row beside the fixed ones: the install offer. */
  readonly extra?: ReactNode;
  readonly onPromotions: () => void;
  readonly onPlaces: () => void;
  /** Called when the guest follows a link, so that the list closes. */
  readonly onLeave: () => void;
}

/** List of everything beside the menu, each with its page or dialog. [S2.54] */
export const MoreList = (props: MoreListProps) => {
  const { t } = useLingui();
  const { placeHref, onLeave } = props;
  return (
    <nav aria-label={t`More`} data-testid="more-list">
      <ul>
        <Item href={`${placeHref}/about`} icon={info} onPress={onLeave}>
          <Trans>About the venue</Trans>
        </Item>
        {props.hasReservations && !props.isKiosk && (
          <Item href={`${placeHref}/reservations`} icon={calendar} onPress={onLeave}>
            <Trans>Reserve a table</Trans>
          </Item>
        )}
        {props.hasGallery && (
          <Item href={`${placeHref}/gallery`} icon={images} onPress={onLeave}>
            <Trans>Pictures</Trans>
          </Item>
        )}
        {props.hasPromotions && (
          <Item icon={sealPercent} onPress={props.onPromotions} testId="open-promotions">
            <Trans>Promotions</Trans>
          </Item>
        )}
        {props.ordersHref !== undefined && (
          <Item href={props.ordersHref} icon={receipt} onPress={onLeave}>
            <Trans>My orders</Trans>
          </Item>
        )}
        {props.hasProfile && (
          <Item href={`${placeHref}/profile`} icon={user} onPress={onLeave}>
            <Trans>Profile</Trans>
          </Item>
        )}
        {!props.isKiosk && (
          <Item href={props.joinHref} icon={qrCode} onPress={onLeave}>
            <Trans>Scan a table code</Trans>
          </Item>
        )}
        {props.hasOtherPlaces && (
          <Item icon={storefront} onPress={props.onPlaces} testId="open-places">
            <Trans>Our other venues</Trans>
          </Item>
        )}
        {!props.isKiosk && (
          <Item href={`${placeHref}/feedback`} icon={pencil} onPress={onLeave}>
            <Trans>How was it?</Trans>
          </Item>
        )}
        <Item href={`${placeHref}/custom-terms`} icon={fileText} onPress={onLeave}>
          <Trans>Terms, privacy, refunds</Trans>
        </Item>
        <Item href={`${placeHref}/about-tabl`} icon={questionCircle} onPress={onLeave}>
          <Trans>About this app</Trans>
        </Item>
      </ul>
      {props.extra}
    </nav>
  );
};

const Item = ({
  href,
  icon,
  testId,
  onPress,
  children,
}: {
  readonly href?: string;
  readonly icon: string;
  readonly testId?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) => {
  const face = (
    <>
      <Icon path={icon} />
      <span className={styles.words}>{children}</span>
      <Icon path={caretRightBold} size="1rem" />
    </>
  );
  return (
    <li className={styles.row}>
      {href === undefined ? (
        <button type="button" className={styles.item} data-testid={testId} aria-haspopup="dialog" onClick={onPress}>
          {face}
        </button>
      ) : (
        <Link href={href} className={styles.item} onClick={onPress}>
          {face}
        </Link>
      )}
    </li>
  );
};
