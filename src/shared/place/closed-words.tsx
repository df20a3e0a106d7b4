import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { ClosedOffer } from '#domain/place/closed-offers.ts';
import type { NextOpening } from '#domain/place/hours.ts';
import { Link } from '#ui/layout/link.tsx';
import { OpenWords } from './open-words.tsx';

const OfferWords = ({
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

/** A closed kitchen, with when it opens and what can be done: the same sentence in menu, cart and order page. [S4.12] */
export const ClosedWords = ({
  next,
  language,
  timeZone,
  offers,
  ...hrefs
}: {
  /** undefined: it never opens. */
  readonly next: Pick<NextOpening, 'at' | 'when'> | undefined;
  readonly language: Language;
  /** IANA: times are the place's. */
  readonly timeZone: string;
  readonly offers: readonly ClosedOffer[];
  readonly reserveHref: string;
  /** undefined: the place has no number that a telephone can call. */
  readonly callHref: string | undefined;
}) => (
  <>
    <Trans>The kitchen is closed now.</Trans>
    {next && (
      <>
        {' '}
        <OpenWords state={{ open: false, next }} language={language} timeZone={timeZone} />.
      </>
    )}
    {offers.map((offer) => (
      <span key={offer}>
        {' '}
        <OfferWords offer={offer} {...hrefs} />
      </span>
    ))}
  </>
);
