import { Trans } from '@lingui/react/macro';
import type { DeliveryAhead } from '#domain/delivery/delivery-ahead.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './checkout-link.module.css';

interface AheadProps {
  readonly ahead: DeliveryAhead | undefined;
  readonly language: Language;
  readonly placeLanguage: Language;
}

/** Sum missing to the minimum order, with the zone when it is known; empty when nothing is missing. [S5.20] */
export const MinimumAheadText = ({ ahead, language, placeLanguage }: AheadProps) => {
  const money = useMoney();
  if (!ahead?.minimum) return null;
  const { from, most, missing } = ahead.minimum;
  const name = ahead.zone && sayIn(ahead.zone, language, placeLanguage);
  const [sum, minimum, highest] = [money.main(missing), money.main(from), money.main(most)];
  return (
    <p className={styles.minimum} role="status" data-testid="delivery-minimum">
      <span className={styles.strong}>
        {name ? (
          <Trans>
            {sum} more until delivery to <span lang={name.language}>{name.text}</span>.
          </Trans>
        ) : (
          <Trans>{sum} more until delivery.</Trans>
        )}
      </span>{' '}
      {most > from ? (
        <Trans>
          The minimum price for a delivery order is {minimum}, in some zones {highest}.
        </Trans>
      ) : (
        <Trans>The minimum price for a delivery order is {minimum}.</Trans>
      )}
    </p>
  );
};

/** Delivery fee that the cart's total does not contain yet. */
export const FeeAheadText = ({ ahead, language, placeLanguage }: AheadProps) => {
  const money = useMoney();
  if (!ahead?.fee) return null;
  const { amount, isExact } = ahead.fee;
  const name = ahead.zone && sayIn(ahead.zone, language, placeLanguage);
  const fee = money.main(amount);
  return (
    <p className={styles.added} data-testid="delivery-fee-ahead">
      {amount === 0 ? (
        <Trans>The delivery is free.</Trans>
      ) : !isExact ? (
        <Trans>Plus delivery, from {fee}.</Trans>
      ) : name ? (
        <Trans>
          Plus delivery to <span lang={name.language}>{name.text}</span>: {fee}.
        </Trans>
      ) : (
        <Trans>Plus delivery: {fee}.</Trans>
      )}
    </p>
  );
};
