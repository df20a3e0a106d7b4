import { Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { ChargeLines, VatNote } from '#shared/pricing/charge-lines.tsx';
import { DiscountLines } from '#shared/pricing/discount-lines.tsx';
import { entryBreakdown, entryDiscounts } from '#shared/pricing/entry-discounts.ts';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { StateBadge } from '#ui/words/state-badge.tsx';
import styles from './entry-receipt.module.css';
import { isRefusedLine } from './later/refused-lines.ts';
import { ReceiptLines } from './receipt-lines.tsx';

/** The order under its label, as a slip of paper with a stitched border. */
export const EntryReceipt = ({
  entry,
  timeZone,
  leads,
}: {
  readonly entry: OutboxEntry;
  readonly timeZone: string;
  readonly leads: boolean;
}) => {
  const money = useMoney();
  const breakdown = entryBreakdown(entry);
  const time = formatTime(entry.createdWall, timeZone);
  return (
    <div className={styles.receipt}>
      {leads && <StitchBorder className={styles.border} />}
      <div className={styles.inner}>
        <div className={styles.head}>
          <strong>{entry.label}</strong>
          {/* The title of a refused order that leads says it in large letters. */}
          {!(leads && entry.state === 'refused') && <StateBadge state={entry.state} />}
          <span className={styles.time}>
            <Trans>saved at {time}</Trans>
          </span>
        </div>
        <ReceiptLines summary={entry.summary} isStruck={(at) => isRefusedLine(entry, at)} />
        <DiscountLines discounts={entryDiscounts(entry)} line={styles.discount} figure={styles.figure} />
        <ChargeLines charges={breakdown?.charges} line={styles.charge} figure={styles.figure} />
        <p className={styles.total}>
          <span>
            <Trans>Total</Trans>
          </span>
          <span className={styles.figure}>{money.main(entry.quote.total)}</span>
        </p>
        <VatNote vat={breakdown?.vat} className={styles.note} />
      </div>
    </div>
  );
};
