import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Said } from '#domain/language/translated.ts';
import type { Place } from '#domain/place/place.ts';
import type { SocialLinks } from '#domain/place/settings.ts';
import { Icon } from '#ui/look/icon.tsx';
import { arrowOut, envelope, mapPin, phone as phoneIcon } from '#ui/look/icons-later.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import styles from './facts.module.css';
import { mapAddress, phoneAddress, shortAddress, socialLinks } from './venue-addresses.ts';

export interface VenueContactProps {
  readonly ownPhone: boolean;
  readonly address: Said;
  readonly location: Place['location'];
  readonly phone: string;
  readonly email: string;
  readonly social: SocialLinks;
}

/**
 * The venue's address and contacts. On the guest's own phone they are links. On a venue's screen no link may leave the menu,
 * so a QR code passes address and number to the guest's phone.
 */
export const VenueContact = ({ ownPhone, address, location, phone, email, social }: VenueContactProps) => {
  const { t } = useLingui();
  const map = mapAddress(location);
  const call = phoneAddress(phone);
  const links = socialLinks(social);
  return (
    <section className={styles.card} aria-labelledby="contact-heading" data-testid="contact">
      <h2 id="contact-heading" className={styles.heading}>
        <Trans>Where we are</Trans>
      </h2>
      <div className={styles.rows}>
        {address.text && (
          <Row icon={mapPin} href={ownPhone ? map : undefined} outside>
            <span lang={address.language}>{address.text}</span>
          </Row>
        )}
        {phone && (
          <Row icon={phoneIcon} href={ownPhone ? call : undefined}>
            {phone}
          </Row>
        )}
        {email && (
          <Row icon={envelope} href={ownPhone ? `mailto:${email}` : undefined}>
            {email}
          </Row>
        )}
        {links.map(({ name, href }) => (
          <Row key={name} icon={arrowOut} href={ownPhone ? href : undefined} outside>
            {ownPhone ? name : shortAddress(href)}
          </Row>
        ))}
      </div>
      {!ownPhone && (map || call) && (
        <div className={styles.codes}>
          {map && (
            <Code text={map} label={t`Code: how to find us on a map`}>
              <Trans>How to find us</Trans>
            </Code>
          )}
          {call && (
            <Code text={call} label={t`Code: our phone number`}>
              <Trans>Call us</Trans>
            </Code>
          )}
        </div>
      )}
    </section>
  );
};

const Row = ({
  icon,
  href,
  outside = false,
  children,
}: {
  readonly icon: string;
  readonly href: string | undefined;
  readonly outside?: boolean;
  readonly children: ReactNode;
}) => {
  const face = (
    <>
      <Icon path={icon} />
      <span>{children}</span>
    </>
  );
  return href === undefined ? (
    <div className={styles.row}>{face}</div>
  ) : (
    <a className={styles.row} href={href} {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}>
      {face}
    </a>
  );
};

const Code = ({
  text,
  label,
  children,
}: {
  readonly text: string;
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <figure className={styles.code}>
    <QrCode text={text} label={label} />
    <figcaption aria-hidden="true">{children}</figcaption>
  </figure>
);
