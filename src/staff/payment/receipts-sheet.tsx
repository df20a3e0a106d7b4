import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { nameWithSize, type ReceiptSale, type SaleLine, saleTotal, saleUnnamed } from '#domain/payment/receipt-sale.ts';
import { refundable } from '#domain/payment/refund.ts';
import type { StaffPayment } from '#domain/payment/staff-payment.ts';
import { type Minor, ZERO } from '#domain/pricing/money.ts';
import { DiscountName } from '#shared/pricing/discount-name.tsx';
import { usePercent } from '#shared/pricing/percent-text.ts';
import { ChargeName, STEP_WORDS } from '#shared/pricing/step-text.tsx';
import { PaidThing } from '#staff/card-payments/card-payment-row.tsx';
import { ReceiptText } from '#staff/card-payments/card-state-text.tsx';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { DishName } from '#staff/table/dish-name.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import rows from './payment-row.module.css';
import styles from './receipts-sheet.module.css';

interface ReceiptsSheetProps {
  /** `undefined`: not loaded yet. */
  readonly payments: readonly StaffPayment[] | undefined;
  readonly why: string | undefined;
  readonly money: (amount: Minor) => string;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  /** Language of the dish names. */
  readonly dishLanguage: Language;
  readonly onIssue: (payment: StaffPayment, isIssued: boolean) => void;
  readonly onClose: () => void;
}

/** Dishes of a receipt as the till needs them, with the tax contained in their sum. */
const Sale = ({
  sale,
  tip,
  money,
  dishLanguage,
}: Pick<ReceiptsSheetProps, 'money' | 'dishLanguage'> & { readonly sale: ReceiptSale; readonly tip: Minor }) => {
  const percent = usePercent();
  const { lineNames } = useReaderTexts();
  const ownOf = ({ productId, variantId }: SaleLine) => {
    const words = productId && variantId && lineNames({ productId, variantId });
    return words ? { name: nameWithSize(words), language: words.language } : undefined;
  };
  const { lines, packaging = ZERO, discounts = [], charges = [], kept, vat } = sale;
  const beside = [
    { name: STEP_WORDS.boxes, amount: packaging },
    ...discounts.map((discount) => ({ name: <DiscountName discount={discount} />, amount: discount.amount })),
    ...charges.map(({ kind, percent: of, amount }) => ({ name: <ChargeName kind={kind} percent={of} />, amount })),
    {
      name: <Trans comment="beside the dishes of an order: what its sum differs by">Discounts and charges</Trans>,
      amount: saleUnnamed(sale),
    },
  ].filter(({ amount }) => amount !== 0);
  const [part, whole] = [money(kept), money(saleTotal(sale))];
  return (
    <ul className={styles.sale} data-testid="receipt-sale">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sale does not change.
        <li key={at} className={styles.row}>
          <span>
            {line.quantity} × <DishName name={line.name} kitchenLanguage={dishLanguage} own={ownOf(line)} />
          </span>
          <span>{money(line.total)}</span>
        </li>
      ))}
      {beside.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sale does not change.
        <li key={at} className={styles.row}>
          <span>{name}</span>
          <span>{money(amount)}</span>
        </li>
      ))}
      {part !== whole && (
        <li className={styles.row}>
          <span>
            <Trans comment="of a payment that pays a part of these dishes">
              Paid of it: {part} of {whole}
            </Trans>
          </span>
        </li>
      )}
      {tip > 0 && (
        <li className={styles.row}>
          <span>
            <Trans>Tip</Trans>
          </span>
          <span>{money(tip)}</span>
        </li>
      )}
      {vat.map(({ rate, gross, vat: tax }) => {
        const [share, taxed, within] = [percent(rate), money(gross), money(tax)];
        return (
          <li key={rate} className={styles.faint}>
            <Trans comment="for a till: the sum that is taxed at a rate, and the tax in it">
              VAT {share}: {within} in {taxed}
            </Trans>
          </li>
        );
      })}
    </ul>
  );
};

/** Card payments by guests' phones whose fiscal receipt the venue's till issues; each is ticked once issued. */
export const ReceiptsSheet = ({
  payments,
  why,
  money,
  timeZone,
  dishLanguage,
  onIssue,
  onClose,
}: ReceiptsSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>Fiscal receipts</Trans>}
    subtitle={<Trans>Paid by card online. Print each at the till, then tick it.</Trans>}
  >
    <ManageProblemText why={why} />
    {!payments && <ManagedLoading why={why} />}
    {payments?.length === 0 && (
      <p>
        <Trans>Every receipt is issued.</Trans>
      </p>
    )}
    <ul className={styles.list} data-testid="receipts">
      {payments?.map((payment) => {
        const { key, receipt, paidAt, startedAt, amount, tip, refunds, isDemo, sale } = payment;
        return (
          <li key={key}>
            <CheckRow
              checked={receipt?.issued !== undefined}
              onChange={(isIssued) => onIssue(payment, isIssued)}
              label={
                <>
                  <PaidThing payment={payment} /> · {formatTime(paidAt ?? startedAt, timeZone)}
                  <span className={rows.note}>
                    <ReceiptText receipt={receipt} timeZone={timeZone} />
                    {isDemo && (
                      <>
                        {' · '}
                        <Trans comment="a card payment without a bank">demonstration</Trans>
                      </>
                    )}
                  </span>
                </>
              }
              end={<span>{money(refundable(amount, refunds))}</span>}
            />
            {sale && <Sale sale={sale} tip={tip} money={money} dishLanguage={dishLanguage} />}
          </li>
        );
      })}
    </ul>
  </Sheet>
);
