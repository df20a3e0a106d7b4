import { Plural, Trans } from '@lingui/react/macro';
import type { LoyaltyOffer } from '#domain/loyalty/loyalty-offer.ts';
import { type Currency, currencyDecimals, minor } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from '../account.module.css';

interface OfferProps {
  readonly offer: LoyaltyOffer;
  readonly currency: Currency;
}

/** Points, money back and discount, one item each; empty when the place gives none. */
export const OfferItems = ({ offer, currency }: OfferProps) => {
  const { main } = useMoney();
  const { points, worth, percent, discount } = offer;
  const unit = main(minor(10 ** currencyDecimals(currency)));
  const one = main(worth);
  return (
    <>
      {points > 0 && (
        <li>
          <Plural
            value={points}
            one={`# point for every ${unit} that you pay`}
            other={`# points for every ${unit} that you pay`}
          />
          {worth > 0 && (
            <>
              {' – '}
              <Trans comment="follows: 10 points for every €1 that you pay –">each takes {one} off a later order</Trans>
            </>
          )}
        </li>
      )}
      {percent > 0 && (
        <li>
          <Trans>{percent}% of what you pay comes back for a later order</Trans>
        </li>
      )}
      {discount > 0 && (
        <li>
          <Trans>{discount}% off what you order while you are signed in</Trans>
        </li>
      )}
    </>
  );
};

/** Benefits of an account at the place, by its settings. */
export const Benefits = ({
  offer,
  currency,
  keepsAddresses,
  keepsCards = false,
}: {
  /** `undefined`: the place gives none, or they are not known yet. */
  readonly offer: LoyaltyOffer | undefined;
  readonly currency: Currency;
  /** The place delivers. */
  readonly keepsAddresses: boolean;
  /** The place stores cards for the next payment. */
  readonly keepsCards?: boolean;
}) => (
  <div className={styles.benefits} data-testid="benefits">
    <p>
      <Trans>With a profile you have here:</Trans>
    </p>
    <ul>
      {offer && <OfferItems offer={offer} currency={currency} />}
      <li>
        {keepsAddresses ? (
          <Trans>your orders and addresses, on every device of yours</Trans>
        ) : (
          <Trans>your orders, on every device of yours</Trans>
        )}
      </li>
      {keepsCards && (
        <li>
          <Trans>saved cards for the next payment</Trans>
        </li>
      )}
    </ul>
  </div>
);
