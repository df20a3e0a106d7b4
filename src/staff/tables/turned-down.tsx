import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import type { LineNotice } from '#staff/frame/notice-line.tsx';
import { TenderText } from '#staff/payment/tender-text.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import type { TurnedDownView } from './tables-view.ts';
import { WaitNotice } from './wait-notice.tsx';

/** A payment that was not noted: amount and subject. */
const Payment = ({
  command: { amount, tender, room },
  label,
  table,
}: { readonly command: Extract<StaffCommand, { kind: 'paid' }> } & Pick<TurnedDownView, 'label' | 'table'>) => {
  const money = useMoney();
  const name = table?.name;
  return (
    <>
      <Trans>The payment was not noted</Trans> · {money.main(amount)} · <TenderText tender={tender} room={room} />
      {name !== undefined ? (
        <>
          {' · '}
          <Trans>Table {name}</Trans>
        </>
      ) : (
        label !== undefined && (
          <>
            {' · '}
            <Trans>Order {label}</Trans>
          </>
        )
      )}
    </>
  );
};

/** The intended change. */
const Wanted = ({ command, label, table: at }: Pick<TurnedDownView, 'command' | 'label' | 'table'>) => {
  switch (command.kind) {
    case 'orderStatus':
    case 'orderFact':
      if (label === undefined) return <Trans>An order stays as it is</Trans>;
      return <Trans>Order {label} stays as it is</Trans>;
    case 'tableChange': {
      const { table } = command;
      return <Trans>Nobody was moved to table {table}</Trans>;
    }
    case 'undoMerge':
      return <Trans>The two parties are still one</Trans>;
    case 'closeSitting':
      return <Trans>The table was not closed</Trans>;
    case 'checkOut': {
      const { table: room } = command;
      return <Trans>Nobody was checked out of room {room}</Trans>;
    }
    case 'paid':
      return <Payment command={command} label={label} table={at} />;
    case 'reversePayment':
      return <Trans>The payment was not cancelled</Trans>;
    case 'availability':
      return <Trans>The menu stays as it is</Trans>;
    case 'callAnswer':
      return <Trans>Your answer to a call came too late</Trans>;
    case 'printPaper':
      return <Trans>Nothing was printed</Trans>;
    case 'lockSeen':
      return <Trans>A device still waits for a manager</Trans>;
    case 'paper':
      return <Trans>Your answer about a paper came too late</Trans>;
  }
};

/** Reason of the rejection. */
export const WhyTurnedDown = ({
  refusal,
  timeZone,
}: {
  readonly refusal: StaffRefusal;
  readonly timeZone: string;
}): ReactNode => {
  const money = useMoney();
  const { code } = refusal;
  const by = refusal.by && <bdi>{refusal.by}</bdi>;
  const at = refusal.at === undefined ? undefined : formatTime(refusal.at, timeZone);
  const rest = refusal.rest === undefined ? undefined : money.main(refusal.rest);
  switch (code) {
    case 'moved_on':
    case 'done_already':
      // Staff always have a name.
      if (code === 'moved_on' && refusal.status === 'rejected' && refusal.by === '')
        return <Trans>The guest has cancelled the order.</Trans>;
      if (by && at !== undefined)
        return (
          <Trans>
            {by} was first, at {at}.
          </Trans>
        );
      if (at !== undefined) return <Trans>Somebody was first, at {at}.</Trans>;
      return <Trans>Somebody was first.</Trans>;
    case 'table_taken':
      return <Trans>Somebody sits there by now.</Trans>;
    case 'overpaid':
      if (by && at !== undefined && rest !== undefined)
        return (
          <Trans>
            {by} noted a payment at {at}. Only {rest} are left to pay.
          </Trans>
        );
      return rest === undefined ? <Trans>It is more than is left.</Trans> : <Trans>Only {rest} are left to pay.</Trans>;
    case 'paying_now':
      return rest === undefined ? (
        <Trans>A guest is paying by card now.</Trans>
      ) : (
        <Trans>A guest is paying by card now; beside that {rest} are left.</Trans>
      );
    case 'dish_taken':
      return <Trans>Somebody else is paying one of these dishes.</Trans>;
    case 'paid_online':
      return <Trans>It was paid by card online: the money is sent back to the card.</Trans>;
    case 'being_paid':
      return <Trans>Part of the bill is paid already.</Trans>;
    case 'nothing_to_pay':
      if (by && at !== undefined)
        return (
          <Trans>
            {by} noted the payment at {at}. There is nothing left to pay.
          </Trans>
        );
      return <Trans>There is nothing left to pay.</Trans>;
    case 'unpaid':
      return rest === undefined ? (
        <Trans>The bill is not paid yet.</Trans>
      ) : (
        <Trans>Something came since: {rest} are not paid.</Trans>
      );
    case 'sitting_closed':
    case 'unknown_sitting':
      return <Trans>The guests have gone.</Trans>;
    case 'last_dish':
      return <Trans>It is the only dish left. Please cancel the whole order.</Trans>;
    case 'too_late':
      return <Trans>It was too long ago.</Trans>;
    case 'forbidden':
      return <Trans>Your role does not allow it.</Trans>;
    default:
      return <Trans>The venue no longer knows it.</Trans>;
  }
};

/** Notices for a table's page: its own, and those without a table. */
export const ofTable = (refused: readonly TurnedDownView[], name: string | undefined): readonly TurnedDownView[] =>
  refused.filter(({ table }) => table === undefined || table.name === name);

/** Rejected commands: the intended change, and the person who was first. Each stays until dismissed. */
export const TurnedDown = ({
  refused,
  timeZone,
  here,
  onRead,
}: {
  readonly refused: readonly TurnedDownView[];
  readonly timeZone: string;
  /** The table of the page. */
  readonly here?: string | undefined;
  readonly onRead: (refused: TurnedDownView) => void;
}) =>
  refused.map((one) => (
    <WaitNotice
      key={one.id}
      icon={warningCircle}
      testId="turned-down"
      title={<Wanted {...one} />}
      action={
        <>
          <Button small onClick={() => onRead(one)}>
            <Trans comment="a button under something that was read">Got it</Trans>
          </Button>
          {one.table && one.table.name !== here && (
            <ButtonLink small look="quiet" href={one.table.href}>
              <Trans>To the table</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {one.hasEnded ? (
        <Trans>A guest was paying by card then. That has ended: what is left can be noted.</Trans>
      ) : (
        <WhyTurnedDown refusal={one.refusal} timeZone={timeZone} />
      )}
    </WaitNotice>
  ));

/** Rejected commands for the line of notices: each with its whole text, wherever its person is. */
export const turnedDownNotices = (
  refused: readonly TurnedDownView[],
  timeZone: string,
  onRead: (refused: TurnedDownView) => void,
): readonly LineNotice[] =>
  refused.map((one) => ({
    key: `refused ${one.id}`,
    notice: <TurnedDown refused={[one]} timeZone={timeZone} onRead={onRead} />,
  }));
