import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { ClosedOffer } from '#domain/place/closed-offers.ts';
import type { NextOpening } from '#domain/place/hours.ts';
import { Link } from '#ui/layout/link.tsx';
import { OpenText } from './open-text.tsx';

const OfferText = ({
  offer,
  reserveHref,
  callHref,
}: {
  readonly offer: ClosedOffer;
  readonly reserveHref: string;
  readonly callHref: string | undefined;
}) => {
  switch (offer) {
    case 'later':
      return <Trans>You can order for later.</Trans>;
    case 'reserve':
      return (
        <Link href={reserveHref}>
          <Trans>Reserve a table</Trans>
        </Link>
      );
    case 'call':
      return (
        callHref && (
          <a href={callHref}>
            <Trans>Call us</Trans>
          </a>
        )
      );
  }
};

/**
 * Text of a place outside its hours with the next opening and the options: the same in menu, cart and order page. Its messages
 * are in the service catalog, because most guests come to an open place. [S4.12]
 */
export const ClosedText = ({
  takesOrders,
  next,
  language,
  timeZone,
  offers,
  ...hrefs
}: {
  /** The place takes orders outside its hours too; they wait until somebody is there. */
  readonly takesOrders: boolean;
  /** `undefined`: no opening is known. */
  readonly next: Pick<NextOpening, 'at' | 'when'> | undefined;
  readonly language: Language;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  readonly offers: readonly ClosedOffer[];
  readonly reserveHref: string;
  /** `undefined`: the place has no dialable phone number. */
  readonly callHref: string | undefined;
}) => (
  <>
    {takesOrders ? <Trans>Outside our opening hours.</Trans> : <Trans>The kitchen is closed now.</Trans>}{' '}
    {next && (
      <>
        <OpenText state={{ open: false, next }} language={language} timeZone={timeZone} />.{' '}
      </>
    )}
    {takesOrders &&
      (next ? (
        <Trans>Your order may have to wait until then.</Trans>
      ) : (
        <Trans>Your order may have to wait until we open.</Trans>
      ))}
    {offers.map((offer) => (
      <span key={offer}>
        {' '}
        <OfferText offer={offer} {...hrefs} />
      </span>
    ))}
  </>
);
