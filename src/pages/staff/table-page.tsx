import { useCallback, useState } from 'react';
import { placeWords } from '#domain/place/place.ts';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { TakenOrders } from '#screens/staff/order/taken-orders.tsx';
import { PrintedTable } from '#screens/staff/table/printed-table.tsx';
import { TableScreen } from '#screens/staff/table/table-screen.tsx';
import { usePrinting } from '#screens/staff/table/use-printing.ts';
import { TurnedDown } from '#screens/staff/tables/turned-down.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { tableOf } from '#state/staff/table-views.ts';
import type { TablesHere } from '#state/staff/use-tables.ts';
import type { OpenSheet } from './open-sheet.ts';
import { TableSheets } from './table-sheets.tsx';

const NO_PRINTERS: readonly string[] = [];

/** One table, and what is open over it. */
export const TablePage = ({
  here,
  name,
  backHref,
  takeHref,
}: {
  readonly here: TablesHere;
  readonly name: string;
  readonly backHref: string;
  /** Where an order is taken for it. */
  readonly takeHref: string;
}) => {
  const { place } = useMenu();
  const [sheet, setSheet] = useState<OpenSheet>();
  const close = useCallback(() => setSheet(undefined), []);
  const { printed, print } = usePrinting(close);
  const { board, viewing, time, send } = here;
  const table = board && tableOf(board, name, viewing);
  if (!board || !table) return <OnItsWay />;
  // A paper that is asked for while nothing answers would come out hours later.
  const printers = time.isStale ? NO_PRINTERS : (board.allPrinters ?? NO_PRINTERS);
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
            <TurnedDown refused={here.refused} timeZone={time.timeZone} onRead={here.onRead} />
            <TakenOrders
              {...here.orders}
              taken={here.orders.taken.filter((order) => order.table === name)}
              timeZone={time.timeZone}
            />
          </>
        }
        takeHref={takeHref}
        onAccept={({ id, mayConfirm }) =>
          send({ kind: 'orderFact', orderId: id, fact: { kind: mayConfirm ? 'confirmed' : 'accepted' } })
        }
        onShown={here.onShown}
        onMove={({ id }, to) => send({ kind: 'orderStatus', orderId: id, to })}
        onMore={({ id }) => setSheet({ kind: 'order', orderId: id })}
        onComing={({ id }) => send({ kind: 'callAnswer', callId: id, answer: 'coming' })}
        onDone={({ id }) => send({ kind: 'callAnswer', callId: id, answer: 'done' })}
        onMoveSitting={() => setSheet({ kind: 'move' })}
        onClose={() => setSheet({ kind: table.isHotelRoom ? 'checkOut' : 'close' })}
        onPay={() => setSheet({ kind: 'pay' })}
        onPayments={() => setSheet({ kind: 'payments' })}
        hasPrinters={canAsk}
        onPrint={canAsk ? () => setSheet({ kind: 'printBill' }) : () => print()}
      />
      <PrintedTable
        venue={placeWords(place, place.defaultLanguage).name.text}
        venueLanguage={place.defaultLanguage}
        table={table}
        only={table.orders.find(({ id }) => id === printed)}
        timeZone={time.timeZone}
        orderLanguage={place.defaultLanguage}
        now={time.now}
      />
      {sheet && <TableSheets {...{ sheet, table, board, send, close, print, printers }} open={setSheet} />}
    </>
  );
};
