import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { guestStage, isUnheard } from '#domain/order/guest-stage.ts';
import { isByNumber } from '#domain/order/handover.ts';
import { isWithdrawn } from '#domain/order/is-withdrawn.ts';
import { isFinal } from '#domain/order/order-status.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { KitchenKnows } from '#shared/diet/kitchen-knows.tsx';
import { ChargeLines, VatNote } from '#shared/pricing/charge-lines.tsx';
import { DiscountLines } from '#shared/pricing/discount-lines.tsx';
import { entryBreakdown, entryDiscounts, entryLines } from '#shared/pricing/entry-discounts.ts';
import { classNames } from '#ui/look/class-names.ts';
import { clock } from '#ui/look/icons.ts';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { StateBadge } from '#ui/words/state-badge.tsx';
import { EntryActions } from './entry-actions.tsx';
import entryReceipt from './entry-receipt.module.css';
import { EntryText, EntryTitle } from './entry-text.tsx';
import { LastKnownText } from './later/last-known-text.tsx';
import { isRefusedLine } from './later/refused-lines.ts';
import { StatusSteps } from './later/status-steps.tsx';
import styles from './order-entry.module.css';
import type { OrderEntryProps } from './order-entry-props.ts';
import { ReceiptLines } from './receipt-lines.tsx';

/** Dishes, discounts and charges of an order: they sum to its total. */
const Priced = ({ entry, isStruck }: { readonly entry: OutboxEntry; readonly isStruck: (at: number) => boolean }) => {
  const { summary, charges } = entryLines(entry);
  return (
    <>
      <ReceiptLines {...{ summary, isStruck }} lines={entry.lines} />
      <DiscountLines discounts={entryDiscounts(entry)} line={entryReceipt.discount} figure={entryReceipt.figure} />
      <ChargeLines charges={charges} line={entryReceipt.charge} figure={entryReceipt.figure} />
    </>
  );
};

/** The order with its label, as a paper slip with a stitched border. */
const EntryReceipt = ({
  entry,
  timeZone,
  leads,
}: {
  readonly entry: OutboxEntry;
  readonly timeZone: string;
  readonly leads: boolean;
}) => {
  const money = useMoney();
  const time = formatTime(entry.createdWall, timeZone);
  return (
    <div className={entryReceipt.receipt}>
      {leads && <StitchBorder className={entryReceipt.border} />}
      <div className={entryReceipt.inner}>
        <div className={entryReceipt.head}>
          <strong>{entry.label}</strong>
          {/* The large title of a leading order already says so. */}
          {!(leads && (entry.state === 'refused' || entry.state === 'saved')) && <StateBadge state={entry.state} />}
          <span className={entryReceipt.time}>
            <Trans>saved at {time}</Trans>
          </span>
        </div>
        <Priced entry={entry} isStruck={(at) => isRefusedLine(entry, at)} />
        <p className={entryReceipt.total}>
          <span>
            <Trans>Total</Trans>
          </span>
          <span className={entryReceipt.figure}>{money.main(entry.quote.total)}</span>
        </p>
        <VatNote vat={entryBreakdown(entry)?.vat} className={entryReceipt.note} />
      </div>
    </div>
  );
};

const Pictures = ({ entry, pictureOf }: Pick<OrderEntryProps, 'entry' | 'pictureOf'>) => {
  const ids = [...new Set(entry.lines.map((line) => line.productId))].slice(0, 3);
  const pictures = ids.flatMap((id) => pictureOf(id) ?? []);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {pictures.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
        <Picture key={index} {...one} sizes="240px" className={styles.picture} />
      ))}
    </div>
  );
};

/** A line that the staff took off. The server keeps the lines as they were sent, and adds units that were taken off. */
const isVoidedLine = ({ order, summary }: OutboxEntry, at: number): boolean =>
  order !== undefined && order.lines.length >= summary.length && order.lines[at]?.voided !== undefined;

/** A received order: label, sum, and its dishes by name. */
const Sum = ({ entry, total }: { readonly entry: OutboxEntry; readonly total: string }) => {
  const count = entry.lines.reduce((sum, line) => sum + line.quantity, 0);
  const { label } = entry;
  return (
    <div className={styles.sum}>
      <p className={styles.sumRow}>
        <span>
          <Trans>
            Order <strong>{label}</strong>
          </Trans>
        </span>
        <strong className={styles.figure}>{total}</strong>
      </p>
      <p className={styles.count}>
        <Plural value={count} one="# item" other="# items" />
      </p>
      <Priced entry={entry} isStruck={(at) => isVoidedLine(entry, at)} />
    </div>
  );
};

/**
 * An order that has just been saved counts as on its way while the server answers: "there is no connection" would be shown
 * for the half second before each order is sent.
 */
const asShown = ({ entry, isOffline }: Pick<OrderEntryProps, 'entry' | 'isOffline'>): OutboxEntry =>
  entry.state === 'saved' && isOffline === false ? { ...entry, state: 'sending' } : entry;

/** One order with all known details. */
export const OrderEntry = (props: OrderEntryProps) => {
  const entry = asShown(props);
  const { leads, isKept = true, silentMinutes, pictureOf, timeZone } = props;
  const money = useMoney();
  const id = useId();
  const received = entry.state === 'received';
  // The kitchen does not have the order yet.
  const awaits = entry.order?.cardPayment?.awaits === true;
  const awaitsBank = entry.order && props.awaitsBankOf?.(entry.order);
  const Title = leads ? 'h1' : 'h3';
  const { order, details } = entry;
  const isLastKnown = props.isOffline === true && order !== undefined && !isFinal(order.status);
  const knownAt = isLastKnown ? props.knownAtOf?.(order) : undefined;
  // Offline, the device cannot know that nobody has seen the order since.
  const unheard =
    !awaits &&
    !isLastKnown &&
    order !== undefined &&
    props.now !== undefined &&
    isUnheard(order, props.now, details?.wantedAt);
  const waitsForOpening =
    props.closed &&
    order !== undefined &&
    details?.wantedAt === undefined &&
    ['held', 'sent'].includes(guestStage(order.status, order.facts));
  const total = money.main(entry.order?.total ?? entry.quote.total);
  // The next step of a returned order stands directly below the reason, above its dishes.
  const isBack = leads && (entry.state === 'refused' || entry.state === 'expired');
  const isTakenBack = leads && received && isWithdrawn(order?.facts?.reason) && props.backOf !== undefined;
  const actions = <EntryActions {...props} />;
  let body: ReactNode;
  if (!received) body = <EntryReceipt entry={entry} timeZone={timeZone} leads={leads} />;
  else if (leads) {
    body = (
      <>
        <Pictures entry={entry} pictureOf={pictureOf} />
        {!awaits && props.isSaid !== false && <StatusSteps entry={entry} timeZone={timeZone} />}
        <Sum entry={entry} total={total} />
      </>
    );
  } else body = <Sum entry={entry} total={total} />;
  return (
    <article
      className={classNames(styles.entry, leads && styles.leads)}
      data-testid="order-entry"
      data-state={entry.state}
      data-label={entry.label}
      aria-labelledby={id}
    >
      <div aria-live="polite">
        <Title id={id} className={leads ? styles.title : styles.small}>
          <EntryTitle entry={entry} isKept={isKept} isSaid={props.isSaid} awaitsBank={awaitsBank} />
        </Title>
        {isLastKnown && props.isSaid !== false && (
          <p className={styles.words} data-testid="last-known">
            <LastKnownText time={knownAt === undefined ? undefined : formatTime(knownAt, timeZone)} />
          </p>
        )}
        <p className={styles.words}>
          <EntryText
            entry={entry}
            isKept={isKept}
            ownPhone={props.ownPhone}
            unheard={unheard}
            timeZone={timeZone}
            now={props.now}
            isSaid={props.isSaid}
            awaitsBank={awaitsBank}
            nameOf={(dish) => pictureOf(dish)?.name}
          />
        </p>
        {waitsForOpening && (
          <p className={styles.words} data-testid="waits-for-opening">
            {props.closed}
          </p>
        )}
        {received && !awaits && !unheard && !waitsForOpening && entry.order && props.minutesOf && (
          <p className={styles.words}>{props.minutesOf(entry.order)}</p>
        )}
        {received && props.pickupOf && <div className={styles.words}>{props.pickupOf(entry)}</div>}
      </div>
      {isBack && actions}
      {isTakenBack && props.backOf?.(entry)}
      {body}
      {props.factsOf?.(entry)}
      {entry.state !== 'refused' && entry.state !== 'expired' && (
        <KitchenKnows
          avoidance={entry.avoidance}
          allergens={props.allergens ?? []}
          dishesWith={props.dishesWithOf?.(entry)}
          sent={received}
        />
      )}
      {entry.state === 'saved' && leads && details?.wantedAt === undefined && !isByNumber(entry.orderType, details) && (
        <Notice
          icon={clock}
          title={
            <Plural
              value={silentMinutes}
              one="If it takes longer than # minute,"
              other="If it takes longer than # minutes,"
            />
          }
        >
          <Trans>we will ask you whether you still want it.</Trans>
        </Notice>
      )}
      {received && props.againOf && !isTakenBack && <div>{props.againOf(entry)}</div>}
      {!isBack && actions}
    </article>
  );
};
