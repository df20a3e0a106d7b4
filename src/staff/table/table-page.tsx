import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderId } from '#domain/ids.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { MergedParty } from '#domain/service/board.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { OpenSheet } from '#staff/frame/open-sheet.ts';
import { tableOf } from '#staff/tables/table-views.ts';
import { ofTable, TurnedDown } from '#staff/tables/turned-down.tsx';
import type { TablesHere } from '#staff/tables/use-tables.ts';
import { TakenOrders } from '#staff/take-order/taken-orders.tsx';
import { MergedToast } from './merged-toast.tsx';
import { usePaidToast } from './paid-toast.tsx';
import { PrintedTable } from './printed-table.tsx';
import { TableScreen } from './table-screen.tsx';
import { TableSheets } from './table-sheets.tsx';

/** Part of a table that the browser prints: one order, or the bill. Rendered only when printing starts. */
function usePrinting(onPrint: () => void) {
  const [printed, setPrinted] = useState<OrderId>();
  const print = (orderId?: OrderId) => {
    flushSync(() => {
      setPrinted(orderId);
      onPrint();
    });
    window.print();
  };
  return { printed, print };
}

const NO_PRINTERS: readonly string[] = [];

/** One table, with its open sheet. */
export const TablePage = ({
  here,
  name,
  backHref,
  takeHref,
}: {
  readonly here: TablesHere;
  readonly name: string;
  readonly backHref: string;
  /** Link to take an order for the table. */
  readonly takeHref: string;
}) => {
  const { place } = useMenu();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<OpenSheet>();
  const close = useCallback(() => setSheet(undefined), []);
  const { printed, print } = usePrinting(close);
  const { board, viewing, time, send } = here;
  const { toast, onNoted } = usePaidToast(time.isStale);
  const table = board && tableOf(board, name, viewing);
  if (!board || !table) return <LoadingPart />;
  // A paper requested while offline would be printed hours later, so no printer is offered.
  const printers = time.isStale ? NO_PRINTERS : (board.allPrinters ?? NO_PRINTERS);
  const undoMerge = ({ sittingId }: MergedParty) => void send({ kind: 'undoMerge', sittingId });
  const canAsk = printers.length > 0 && table.sittingId !== undefined;
  return (
    <>
      <TableScreen
        table={table}
        time={time}
        heardAt={here.heardAt}
        orderLanguage={place.defaultLanguage}
        backHref={backHref}
        notices={
          <>
            <TurnedDown
              refused={ofTable(here.refused, name)}
              timeZone={time.timeZone}
              here={name}
              onRead={here.onRead}
            />
            <TakenOrders
              {...here.orders}
              taken={here.orders.taken.filter((order) => order.table === name)}
              timeZone={time.timeZone}
            />
          </>
        }
        toast={
          <>
            {toast}
            <MergedToast merged={table.merged ?? []} now={time.now} onUndo={undoMerge} />
          </>
        }
        takeHref={takeHref}
        bookingsHref={`/${place.slug}/staff/bookings`}
        onAccept={({ id, mayConfirm }) =>
          send({ kind: 'orderFact', orderId: id, fact: { kind: mayConfirm ? 'confirmed' : 'accepted' } })
        }
        onShown={here.onShown}
        onMove={({ id }, to) => send({ kind: 'orderStatus', orderId: id, to })}
        onMore={({ id }) => setSheet({ kind: 'order', orderId: id })}
        onComing={({ id }) => send({ kind: 'callAnswer', callId: id, answer: 'coming' })}
        onDone={({ id }) => send({ kind: 'callAnswer', callId: id, answer: 'done' })}
        onMoveSitting={() => setSheet({ kind: 'move' })}
        onUndoMerge={undoMerge}
        onClose={() => setSheet({ kind: table.isHotelRoom ? 'checkOut' : 'close' })}
        onPay={() => setSheet({ kind: 'pay' })}
        onCancelCard={(share) => setSheet({ kind: 'cancelCard', share })}
        onPayments={() => setSheet({ kind: 'payments' })}
        hasPrinters={canAsk}
        onPrint={canAsk ? () => setSheet({ kind: 'printBill' }) : () => print()}
      />
      <PrintedTable
        venue={placeTexts(place, place.defaultLanguage).name.text}
        venueLanguage={place.defaultLanguage}
        table={table}
        only={table.orders.find(({ id }) => id === printed)}
        timeZone={time.timeZone}
        orderLanguage={place.defaultLanguage}
        now={time.now}
      />
      {sheet && (
        <TableSheets
          {...{ sheet, table, board, send, close, print, printers }}
          open={setSheet}
          onNoted={onNoted}
          onMoved={(to) => void navigate({ href: viewing.hrefOf(to) })}
          onClosed={() => void navigate({ href: backHref })}
        />
      )}
    </>
  );
};
