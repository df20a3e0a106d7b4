import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Tender } from '#domain/bill/payment.ts';
import type { ToldShare } from '#domain/bill/told-bill.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { addMoney, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { vatOfBill } from '#domain/pricing/order-breakdown.ts';
import styles from '#guest/service/service.module.css';
import { ChargeLines, VatNote } from '#shared/pricing/charge-lines.tsx';
import { DiscountLines } from '#shared/pricing/discount-lines.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { unbroken } from '#ui/words/unbroken.ts';

/** Dishes of an order, without those taken off. */
const Dishes = ({ lines }: Pick<PlacedOrder, 'lines'>) => {
  const money = useMoney();
  return (
    <ul className={styles.dishes} data-testid="bill-dishes">
      {lines.map(
        ({ name, size, quantity, total, voided }, at) =>
          voided === undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are named by their place in the order.
            <li key={at} className={styles.row}>
              <span>
                {quantity} × {name}
                {size !== '' && `, ${unbroken(size)}`}
              </span>
              <span className={styles.figure}>{money.main(total)}</span>
            </li>
          ),
      )}
    </ul>
  );
};

/** More orders than this show one line each, so that the payment methods stand above the button that asks for the bill. */
const MOST_OPEN = 2;

/** An order of the bill; a folded one shows its dishes after a press. */
const Order = ({
  isFolded,
  head,
  children,
}: {
  readonly isFolded: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}) =>
  isFolded ? (
    <details className={styles.folded} data-testid="bill-order">
      <summary className={styles.row}>{head}</summary>
      {children}
    </details>
  ) : (
    <>
      <p className={styles.row}>{head}</p>
      {children}
    </>
  );

type PaidBy = Tender | 'unknown';

const IN_TURN: readonly Tender[] = ['cash', 'card', 'other'];

/** The paid amount by tender; the rest is of unknown tender, as is all of it while the known payments exceed it. */
const partsOf = (
  paid: Minor,
  payments: readonly Pick<ToldShare, 'amount' | 'state' | 'tender'>[],
): readonly (readonly [PaidBy, Minor])[] => {
  const known = IN_TURN.map((tender): readonly [PaidBy, Minor] => [
    tender,
    addMoney(ZERO, ...payments.filter((one) => one.state === 'paid' && one.tender === tender).map((one) => one.amount)),
  ]);
  const rest = minor(known.reduce<number>((left, [, amount]) => left - amount, paid));
  const parts: readonly (readonly [PaidBy, Minor])[] = rest < 0 ? [['unknown', paid]] : [...known, ['unknown', rest]];
  return parts.filter(([, amount]) => amount > 0);
};

const PaidText = ({ tender }: { readonly tender: PaidBy }) => {
  if (tender === 'cash') return <Trans comment="before a sum on a bill: that much was paid before">Paid in cash</Trans>;
  if (tender === 'card') return <Trans comment="before a sum on a bill: that much was paid before">Paid by card</Trans>;
  return <Trans comment="before a sum on a bill: that much was paid before">Already paid</Trans>;
};

/** Parts of a bill, and the rest. */
export const Sums = ({
  orders,
  paid,
  payments = [],
  total,
  rounding = ZERO,
  timeZone,
}: {
  /** All orders of the bill, paid or not, as they were ordered. */
  readonly orders: readonly PlacedOrder[];
  /** Paid part of the orders. */
  readonly paid: Minor;
  /** Payments of that part as far as they are known, without tips. */
  readonly payments?: readonly Pick<ToldShare, 'amount' | 'state' | 'tender'>[] | undefined;
  /** Amount left to pay. */
  readonly total: Minor;
  /** Rounding in coins. */
  readonly rounding?: Minor | undefined;
  readonly timeZone: string;
}) => {
  const money = useMoney();
  const second = money.second(total);
  return (
    <div className={styles.rows}>
      {orders.map(({ id, label, placedAt, total: sum, lines, discounts = [], breakdown }) => {
        const time = formatTime(placedAt, timeZone);
        const beside = [...discounts, ...(breakdown?.charges ?? [])];
        const dishes = minor(sum - beside.reduce((before, { amount }) => before + amount, 0));
        const isFolded = orders.length > MOST_OPEN;
        return (
          <Order
            key={id}
            isFolded={isFolded}
            head={
              <>
                <span>
                  <Trans>
                    Order {label} · {time}
                  </Trans>
                </span>
                {/* The lines of folded orders add up to the total. An open order lists its discounts and charges below. */}
                <span className={styles.figure}>{money.main(isFolded ? sum : dishes)}</span>
              </>
            }
          >
            <Dishes lines={lines} />
            <DiscountLines discounts={discounts} line={styles.row} figure={styles.figure} />
            <ChargeLines charges={breakdown?.charges} line={styles.row} figure={styles.figure} />
          </Order>
        );
      })}
      {paid > 0 && (
        <p className={`${styles.row} ${styles.total}`} data-testid="bill-whole">
          <span>
            <Trans>Total</Trans>
          </span>
          <span className={styles.figure}>{money.main(addMoney(total, paid))}</span>
        </p>
      )}
      {partsOf(paid, payments).map(([tender, amount]) => (
        <p key={tender} className={styles.row} data-testid="bill-paid">
          <span>
            <PaidText tender={tender} />
          </span>
          <span className={styles.figure}>−{money.main(amount)}</span>
        </p>
      ))}
      <p className={`${styles.row} ${styles.total}`} data-testid="bill-total">
        <span>{paid > 0 ? <Trans>Left to pay</Trans> : <Trans>Total</Trans>}</span>
        <span className={styles.figure}>
          {money.main(total)}
          {second !== undefined && <span className={styles.second}>{second}</span>}
        </span>
      </p>
      {rounding !== 0 && (
        <>
          <p className={styles.row} data-testid="bill-rounding">
            <span>
              <Trans comment="a sum that coins cannot pay to the cent">Rounding in cash</Trans>
            </span>
            <span className={styles.figure}>{money.main(rounding)}</span>
          </p>
          <p className={styles.row} data-testid="bill-in-cash">
            <span>
              <Trans comment="before a sum: it is paid with coins and notes">In cash</Trans>
            </span>
            <span className={styles.figure}>{money.main(addMoney(total, rounding))}</span>
          </p>
        </>
      )}
      {/* Only for an unpaid bill, because the tax is that of the whole bill. */}
      {paid === 0 && <VatNote vat={vatOfBill(orders)} className={styles.second} />}
    </div>
  );
};
