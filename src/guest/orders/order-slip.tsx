import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { placedChoiceNames } from '#domain/product/choice-names.ts';
import { useChoiceTexts } from '#shared/cart/choice-text.ts';
import { StatusText } from '#shared/order/status-text.tsx';
import { ChargeLines, VatNote } from '#shared/pricing/charge-lines.tsx';
import { DiscountLines } from '#shared/pricing/discount-lines.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './entry-receipt.module.css';
import type { LineNamesOf } from './order-entry-props.ts';

/** An order sent by another device, as a slip: label, status, lines and sums. */
export const OrderSlip = ({
  order,
  orderLanguage,
  wordsOf,
  timeZone,
  who,
  reason,
}: {
  readonly order: PlacedOrder;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  readonly wordsOf: LineNamesOf;
  readonly timeZone: string;
  /** The guest who sent the order, if known. */
  readonly who?: ReactNode;
  /** Why the staff rejected the order. */
  readonly reason?: ReactNode;
}) => {
  const money = useMoney();
  const choiceTexts = useChoiceTexts();
  // A rejected order is not charged, so it has no sums.
  const isRejected = order.status === 'rejected';
  return (
    <article className={styles.receipt}>
      <div className={styles.inner}>
        {who}
        <div className={styles.head}>
          <strong>{order.label}</strong>
          <span>
            <StatusText status={order.status} facts={order.facts} />
          </span>
          <span className={styles.time}>{formatTime(order.placedAt, timeZone)}</span>
        </div>
        {reason && <p className={styles.note}>{reason}</p>}
        <ul>
          {order.lines.map((line, index) => {
            const words = wordsOf(line);
            const { name, size, language } = words ?? { ...line, language: orderLanguage };
            // An older server sends only the kitchen's name of a choice.
            const textLanguage = words?.choice ? language : orderLanguage;
            const choice = choiceTexts({ ...(words?.choice ?? placedChoiceNames(line)), size: '', textLanguage });
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
              <li key={index} className={styles.line}>
                <span className={styles.quantity}>{line.quantity}</span>
                <span className={styles.what} lang={language}>
                  <span className={styles.name}>
                    {line.voided === undefined && !isRejected ? name : <del>{name}</del>}
                  </span>
                  {(size || choice) && (
                    <span className={styles.detail}>
                      {[size, choice].every(Boolean) ? `${size}, ` : size}
                      {choice && <span lang={textLanguage}>{choice}</span>}
                    </span>
                  )}
                </span>
                {!isRejected && <span className={styles.figure}>{money.main(line.total)}</span>}
              </li>
            );
          })}
        </ul>
        {!isRejected && (
          <>
            <DiscountLines discounts={order.discounts} line={styles.discount} figure={styles.figure} />
            <ChargeLines charges={order.breakdown?.charges} line={styles.charge} figure={styles.figure} />
            <p className={styles.total}>
              <span>
                <Trans>Total</Trans>
              </span>
              <span className={styles.figure}>{money.main(order.total)}</span>
            </p>
            <VatNote vat={order.breakdown?.vat} className={styles.note} />
          </>
        )}
      </div>
    </article>
  );
};
