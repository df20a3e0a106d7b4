import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { Minor } from '#domain/pricing/money.ts';
import type { Seat } from '#domain/session/session.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './payment-screen.module.css';

export interface PaidDish {
  readonly name: string;
  readonly quantity: number;
  readonly language: Language | undefined;
}

export interface PaidRowsProps {
  readonly seat: Seat;
  /** The paid dishes; empty when the share is a sum of money. */
  readonly dishes: readonly PaidDish[];
  /** Unpaid amount of the table's bill; `undefined` when unknown, or when no bill is paid. */
  readonly rest: Minor | undefined;
}

/** Seat, paid dishes and the rest of the bill, above the amounts of a paid payment. */
export const PaidRows = ({ seat: { table, room }, dishes, rest }: PaidRowsProps) => {
  const money = useMoney();
  const sum = rest !== undefined && money.main(rest);
  return (
    <div className={styles.paid} data-testid="paid-rows">
      {table !== undefined && (
        <p className={styles.seat}>
          <Trans>Table {table}</Trans>
        </p>
      )}
      {room !== undefined && (
        <p className={styles.seat}>
          <Trans>Room {room}</Trans>
        </p>
      )}
      {dishes.length > 0 && (
        <ul className={styles.dishes}>
          {dishes.map(({ name, quantity, language }) => (
            <li key={name}>
              {quantity} × <span lang={language}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {sum && (
        <p className={styles.hint} data-testid="bill-rest">
          {rest > 0 ? (
            <Trans>{sum} of the table’s bill are still open. Anybody at the table can pay them.</Trans>
          ) : (
            <Trans>The table’s bill is paid in full.</Trans>
          )}
        </p>
      )}
    </div>
  );
};
