import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { isCancellable, type PayingShare } from '#domain/bill/shares.ts';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { Language } from '#domain/language/language.ts';
import type { MergedParty } from '#domain/service/board.ts';
import { isVisitLate } from '#domain/service/call.ts';
import { usePartTitle } from '#staff/frame/use-part-title.ts';
import { PayingNow } from '#staff/payment/paying-now.tsx';
import { PaymentsNote } from '#staff/payment/payments-sheet.tsx';
import { TableSums } from '#staff/payment/table-sums.tsx';
import { Age } from '#staff/tables/age.tsx';
import { AskingText, BillText, ComingText, StillWaiting } from '#staff/tables/asking-card.tsx';
import { RoomNotices } from '#staff/tables/room-notices.tsx';
import { StaleNotice } from '#staff/tables/stale-notice.tsx';
import { isDone, payableNow, type TableView } from '#staff/tables/table-view.ts';
import { type AskingView, type BoardTime, type BookedView, dueOf } from '#staff/tables/tables-view.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { IconLink } from '#ui/form/icon-button.tsx';
import { calendar } from '#ui/look/icons.ts';
import { caretLeft, printer, receipt } from '#ui/look/icons-later.ts';
import { arrowsLeftRight, bellRinging, leave, money as notes } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { ActionRow } from './action-row.tsx';
import { BookingNote } from './booking-note.tsx';
import { type OrderPresses, TableOrder } from './table-order.tsx';
import styles from './table-screen.module.css';

export interface TableScreenProps extends OrderPresses {
  readonly table: TableView;
  readonly time: BoardTime;
  readonly heardAt: number | undefined;
  readonly orderLanguage: Language;
  readonly backHref: string;
  /** Link to take an order for the table. */
  readonly takeHref: string;
  readonly onComing: (asking: AskingView) => void;
  readonly onDone: (asking: AskingView) => void;
  /** Moves the whole sitting to another table. */
  readonly onMoveSitting: () => void;
  readonly onUndoMerge: (party: MergedParty) => void;
  readonly onClose: () => void;
  readonly onPay: () => void;
  /** Opens the cancellation of a guest's card payment. */
  readonly onCancelCard: (share: PayingShare) => void;
  /** Opens its payments, part by part. */
  readonly onPayments: () => void;
  /** The venue has printers that can be asked; otherwise the browser prints. */
  readonly hasPrinters: boolean;
  readonly onPrint: () => void;
  /** Link to the day's bookings. */
  readonly bookingsHref: string;
  readonly notices?: ReactNode;
  /** Confirms what was just done, above the main buttons. */
  readonly toast?: ReactNode;
}

/** Warns before other guests are seated at a table that is booked soon. */
const Booked = ({
  booked: { startAt, people, name, comment },
  timeZone,
  href,
}: {
  readonly booked: BookedView;
  readonly timeZone: string;
  readonly href: string;
}) => {
  const at = formatTime(startAt, timeZone);
  return (
    <WaitNotice
      icon={calendar}
      testId="table-booked"
      title={<Trans comment="a table; at: a time of day">Booked for {at}</Trans>}
      action={
        <ButtonLink href={href} small>
          <Trans>Bookings</Trans>
        </ButtonLink>
      }
    >
      <Plural value={people} one="# person" other="# people" />
      {name !== '' && (
        <>
          , <bdi>{name}</bdi>
        </>
      )}
      {comment && (
        <>
          {' '}
          · <bdi>{comment}</bdi>
        </>
      )}
    </WaitNotice>
  );
};

/** The booking of the guests who sit here: whom to greet, and what they asked for. */
const Seated = ({ name, comment = '' }: BookedView) => {
  const isAllergy = saysAllergy(comment);
  const words = [name, isAllergy ? '' : comment].filter(Boolean);
  return (
    <>
      {words.length > 0 && (
        <p className={styles.seated} data-testid="table-seated">
          {words.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the name, then the comment.
            <Fragment key={at}>
              {at > 0 && ' · '}
              <bdi>{word}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {isAllergy && <BookingNote note={comment} />}
    </>
  );
};

const WaiterComing = ({ name }: { readonly name: string }) => {
  const waiter = <bdi>{name}</bdi>;
  return <Trans>{waiter} is coming</Trans>;
};

/** Key of the oldest unanswered call; without a payment button the call has the screen's only accent. */
const leadingCall = (table: TableView): string | undefined =>
  payableNow(table) > 0 ? undefined : table.asking.find(({ coming, waits }) => !coming && !waits)?.key;

const Asking = ({ table, time, onComing, onDone }: TableScreenProps) => {
  const leading = leadingCall(table);
  return table.asking.map((asking) => (
    <WaitNotice
      key={asking.key}
      icon={asking.kind === 'bill' ? receipt : bellRinging}
      testId="table-asking"
      title={<AskingText asking={asking} time={time} />}
      action={
        asking.waits ? undefined : asking.coming ? (
          <Button look="secondary" small onClick={() => onDone(asking)}>
            <Trans context="request of a guest">Done</Trans>
          </Button>
        ) : (
          <Button look={asking.key === leading ? 'primary' : 'ink'} small onClick={() => onComing(asking)}>
            <ComingText asking={asking} />
          </Button>
        )
      }
    >
      {asking.waits ? (
        <Trans>Waiting to be sent</Trans>
      ) : asking.coming ? (
        <>
          {dueOf(asking) !== undefined ? (
            <Trans comment="the staff have accepted a guest’s wish for a service">accepted</Trans>
          ) : asking.coming.isMine ? (
            <Trans comment="to a waiter: you have said that you go to the table">You are coming</Trans>
          ) : (
            <WaiterComing name={asking.coming.by} />
          )}
          <StillWaiting asking={asking} time={time} />
          {isVisitLate(asking, time.now) && (
            <>
              {' · '}
              <Age since={asking.at} time={time} />
            </>
          )}
        </>
      ) : (
        <>
          {asking.kind === 'bill' && (
            <>
              <BillText asking={asking} /> ·{' '}
            </>
          )}
          <Age since={asking.at} time={time} exact />
        </>
      )}
    </WaitNotice>
  ));
};

const NobodyHere = ({ isHotelRoom }: Pick<TableView, 'isHotelRoom'>) =>
  isHotelRoom ? <Trans>Nothing is ordered here now.</Trans> : <Trans>Nobody sits here.</Trans>;

/**
 * The main button: staff take the rest; when guests are paying all of it by card, staff can only cancel this payment.
 */
const Paying = ({ table, onPay, onCancelCard }: TableScreenProps) => {
  if (payableNow(table) > 0)
    return (
      <Button look="primary" wide data-testid="pay" onClick={onPay}>
        <Trans context="button: a waiter takes the guests’ money">Payment</Trans>
      </Button>
    );
  const share = table.paying?.find(isCancellable);
  return (
    share && (
      <Button wide data-testid="cancel-card-main" onClick={() => onCancelCard(share)}>
        <Trans>Cancel the guest’s card payment</Trans>
      </Button>
    )
  );
};

/** The party has paid for everything it ordered, so closing the table is the next step. */
const isSettled = ({ sittingId, isHotelRoom, paid, rest }: TableView): boolean =>
  sittingId !== undefined && !isHotelRoom && paid > 0 && rest <= 0;

/** An order of the present guests is not served: serving it comes before closing the table. */
const isUnserved = ({ orders }: TableView): boolean =>
  orders.some((order) => !order.isLeft && order.status !== 'rejected' && !isDone(order));

/** A table's page: calls on top, orders by time, actions at the side, and the payment at the bottom. */
export const TableScreen = (props: TableScreenProps) => {
  const { table, time, heardAt, orderLanguage, backHref } = props;
  const { t } = useLingui();
  const { name, seated } = table;
  const count = seated?.people;
  const room = name;
  usePartTitle(table.isHotelRoom ? t`Room ${room}` : t`Table ${name}`);
  const isTaken = table.sittingId !== undefined;
  const mayClose = isSettled(table);
  const isCalm = payableNow(table) === 0 && leadingCall(table) === undefined;
  const opened = table.openedAt === undefined ? undefined : formatTime(table.openedAt, time.timeZone);
  return (
    <div className={styles.frame} data-panes>
      <div className={styles.screen} data-testid="table-screen">
        <div className={styles.orders}>
          <header className={styles.head}>
            <IconLink href={backHref} icon={caretLeft} label={t`Back to the tables`} look="soft" />
            <h1 className={styles.title}>
              {table.isHotelRoom ? <Trans>Room {room}</Trans> : <Trans>Table {name}</Trans>}
            </h1>
            {opened !== undefined && (
              <span className={styles.since}>
                {count !== undefined && (
                  <>
                    <Plural value={count} one="# guest" other="# guests" /> ·{' '}
                  </>
                )}
                <Trans comment="since a time of day: since 12:36">since {opened}</Trans>
              </span>
            )}
          </header>
          {time.isStale && <StaleNotice heardAt={heardAt} timeZone={time.timeZone} />}
          {props.notices}
          {seated && <Seated {...seated} />}
          {table.booked && <Booked booked={table.booked} timeZone={time.timeZone} href={props.bookingsHref} />}
          <RoomNotices table={table} timeZone={time.timeZone} />
          <Asking {...props} />
          <PayingNow paying={table.paying} timeZone={time.timeZone} onCancel={props.onCancelCard} />
          {table.orders.map((order) => (
            <TableOrder
              key={order.id}
              order={order}
              time={time}
              orderLanguage={orderLanguage}
              folds={table.orders.length > 1}
              onAccept={props.onAccept}
              onShown={props.onShown}
              onMove={props.onMove}
              onMore={props.onMore}
            />
          ))}
          {/* An order that waits on this device is told above. */}
          {table.orders.length === 0 && !table.waits && (
            <p className={styles.none}>
              {table.sittingId !== undefined ? (
                <Trans>Nothing has been ordered yet.</Trans>
              ) : (
                <NobodyHere isHotelRoom={table.isHotelRoom} />
              )}
            </p>
          )}
        </div>
        <aside className={styles.actions}>
          <ul>
            {isTaken && (
              <ActionRow
                icon={arrowsLeftRight}
                testId="move-sitting"
                note={<Trans>their orders and telephones go with them</Trans>}
                onPress={props.onMoveSitting}
              >
                <Trans>Move to another table</Trans>
              </ActionRow>
            )}
            {table.merged?.map((party) => (
              <ActionRow
                key={party.sittingId}
                icon={arrowsLeftRight}
                testId="undo-merge"
                note={<Trans>their orders, telephones, calls and payments go back with them</Trans>}
                onPress={() => props.onUndoMerge(party)}
              >
                <Trans>Table {party.table} sits by itself again</Trans>
              </ActionRow>
            ))}
            {isTaken && table.orders.some(({ status, isLeft }) => status !== 'rejected' && !isLeft) && (
              <ActionRow
                icon={printer}
                testId="print-bill"
                note={
                  props.hasPrinters ? (
                    <Trans>you choose the printer; it is not the fiscal receipt</Trans>
                  ) : (
                    <Trans>on this device’s printer; it is not the fiscal receipt</Trans>
                  )
                }
                onPress={props.onPrint}
              >
                <Trans>Print the bill</Trans>
              </ActionRow>
            )}
            {table.payments.length > 0 && (
              <ActionRow icon={notes} testId="payments" note={<PaymentsNote />} onPress={props.onPayments}>
                <Trans>Payments of the table</Trans>
              </ActionRow>
            )}
            {table.isHotelRoom && (
              <ActionRow
                icon={leave}
                testId="check-out"
                note={<Trans>the stay ends, and the tablet is cleared for the next guests</Trans>}
                onPress={props.onClose}
              >
                <Trans>Check out</Trans>
              </ActionRow>
            )}
            {isTaken && !table.isHotelRoom && !mayClose && (
              <ActionRow
                icon={leave}
                testId="close-sitting"
                note={<Trans>their telephones can no longer order after that</Trans>}
                onPress={props.onClose}
              >
                <Trans>Close the table</Trans>
              </ActionRow>
            )}
          </ul>
          <div className={styles.foot} data-testid="table-foot">
            {props.toast}
            {isTaken && <TableSums table={table} />}
            <div className={styles.steps}>
              <ButtonLink
                href={props.takeHref}
                look={isCalm && !mayClose ? 'primary' : 'secondary'}
                data-testid="take-order-door"
              >
                {table.isUnsent ? (
                  <Trans comment="a waiter goes on with dishes chosen for a table and not sent">Unsent order</Trans>
                ) : (
                  <Trans comment="a waiter takes another order for a table">New order</Trans>
                )}
              </ButtonLink>
              <Paying {...props} />
              {mayClose && (
                <Button
                  look={isCalm && !isUnserved(table) ? 'primary' : 'secondary'}
                  wide
                  data-testid="close-sitting"
                  onClick={props.onClose}
                >
                  <Trans>Close the table</Trans>
                </Button>
              )}
            </div>
          </div>
        </aside>
      </div>
    </div>
  );
};
