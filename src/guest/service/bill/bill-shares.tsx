import { Trans, useLingui } from '@lingui/react/macro';
import { pieceKey } from '#domain/bill/bill-split.ts';
import type { ToldBill, ToldShare } from '#domain/bill/told-bill.ts';
import styles from '#guest/service/service.module.css';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { GuestText } from './guest-text.tsx';

const Who = ({ share: { guest, isMine, tender } }: { readonly share: ToldShare }) => {
  if (guest) return <GuestText guest={guest} isReader={isMine} />;
  if (isMine) return <Trans comment="who pays a share of the bill: whoever reads this">You</Trans>;
  return tender === 'cash' ? (
    <Trans comment="a part of the bill that was paid in cash at the table">In cash</Trans>
  ) : (
    <Trans comment="a part of the bill that was paid at the table, to the staff">At the table</Trans>
  );
};

const What = ({ share, dishes }: { readonly share: ToldShare; readonly dishes: readonly string[] }) => {
  const { i18n } = useLingui();
  if (dishes.length > 0) return <>{new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(dishes)}</>;
  if (share.kind === 'evenly')
    return <Trans comment="what a guest pays of the bill: so much of equal parts">An equal part</Trans>;
  if (share.kind === 'rest') return <Trans comment="what a guest pays of the bill: all that was left">The rest</Trans>;
  return null;
};

const When = ({ share, timeZone }: { readonly share: ToldShare; readonly timeZone: string }) => {
  if (share.state === 'paid') {
    const time = formatTime(share.at, timeZone);
    if (share.tender === 'card')
      return <Trans comment="a part of the bill, at a time of day">Paid by card at {time}</Trans>;
    return <Trans comment="a part of the bill, at a time of day">Paid at {time}</Trans>;
  }
  if (share.until === undefined) return <Trans comment="a part of the bill">Being paid by card now</Trans>;
  const until = formatTime(share.until, timeZone);
  return (
    <Trans comment="a part of the bill; until a time of day it can be paid by nobody else">
      Being paid by card until {until}
    </Trans>
  );
};

/** People who have paid or are paying parts of the bill; empty when none. */
export const BillShares = ({
  bill,
  names,
  timeZone,
  isOnline,
}: {
  readonly bill: Pick<ToldBill, 'shares' | 'pieces'>;
  /** Dish names in the reader's language, by `pieceKey`. */
  readonly names: ReadonlyMap<string, string>;
  readonly timeZone: string;
  readonly isOnline: boolean;
}) => {
  const money = useMoney();
  if (bill.shares.length === 0) return null;
  const dishesOf = (id: string) =>
    bill.pieces.flatMap((piece) => (piece.shareId === id ? (names.get(pieceKey(piece)) ?? piece.name) : []));
  return (
    <section aria-labelledby="bill-payers" data-testid="bill-payers">
      <h3 id="bill-payers" className={styles.heading}>
        <Trans>Who has paid what</Trans>
      </h3>
      <ul className={styles.rows}>
        {bill.shares.map((share) => {
          const dishes = dishesOf(share.id);
          return (
            <li key={share.id} className={styles.row} data-testid="bill-payer" data-state={share.state}>
              <span className={styles.share}>
                <strong>
                  <Who share={share} />
                </strong>
                <span className={styles.note}>
                  <What share={share} dishes={dishes} />
                </span>
                <span className={styles.note}>
                  <When share={share} timeZone={timeZone} />
                </span>
              </span>
              <span className={styles.figure}>{money.main(share.amount)}</span>
            </li>
          );
        })}
      </ul>
      {!isOnline && (
        <p className={styles.note}>
          <Trans>There is no connection now: somebody may have paid since.</Trans>
        </p>
      )}
    </section>
  );
};
