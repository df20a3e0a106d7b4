import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isPaidOnline, type Payment } from '#domain/bill/payment.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { TenderText } from '#staff/payment/tender-text.tsx';
import styles from './order-screen.module.css';

type Money = (amount: Payment['amount']) => string;

const Person = ({ name }: { readonly name: string }) => (
  <span className={styles.by}>
    {' · '}
    <bdi>{name}</bdi>
  </span>
);

/** A payment as steps of an order's history: when it was taken, and when it was cancelled. `isOfTable`: of a whole bill. */
export const paymentEvents = (
  payment: Payment,
  isOfTable: boolean,
  money: Money,
): readonly { readonly at: number; readonly text: ReactNode }[] => {
  const { at, by, amount, rounding = ZERO, tender, room, reversed } = payment;
  const sum = money(minor(amount + rounding));
  const paid = (
    <>
      {isOfTable ? (
        <Trans comment="what happened to an order: a payment on the bill of its table">Paid at the table: {sum}</Trans>
      ) : (
        <Trans comment="what happened to an order: a payment">Paid: {sum}</Trans>
      )}
      {' · '}
      <TenderText tender={tender} room={room} />
      {isPaidOnline(payment) ? (
        <span className={styles.by}>
          {' · '}
          <Trans comment="who paid a part of a bill, by card on their own phone">the guest, online</Trans>
        </span>
      ) : (
        <Person name={by} />
      )}
    </>
  );
  const back = reversed && {
    at: reversed.at,
    text: (
      <>
        <Trans comment="what happened to an order: a payment was noted wrongly">Payment cancelled: {sum}</Trans>
        <Person name={reversed.by} />
      </>
    ),
  };
  return [{ at, text: paid }, ...(back ? [back] : [])];
};
