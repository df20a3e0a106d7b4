import { useCallback, useState } from 'react';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { OpenSheet } from '#staff/frame/open-sheet.ts';
import { OwnOrderScreen } from '#staff/table/own-order-screen.tsx';
import { usePaidToast } from '#staff/table/paid-toast.tsx';
import { TableSheets } from '#staff/table/table-sheets.tsx';
import { ofTable, TurnedDown } from '#staff/tables/turned-down.tsx';
import type { TablesHere } from '#staff/tables/use-tables.ts';
import { ownOrderOf } from './own-order-views.ts';

/** An order without a table, with its open sheet. */
export const OwnOrderPage = ({
  here,
  id,
  backHref,
}: {
  readonly here: TablesHere;
  readonly id: string;
  readonly backHref: string;
}) => {
  const { place } = useMenu();
  const [sheet, setSheet] = useState<OpenSheet>();
  const close = useCallback(() => setSheet(undefined), []);
  const { board, viewing, time, send } = here;
  const { toast, onNoted } = usePaidToast(time.isStale);
  if (!board) return <LoadingPart />;
  const own = ownOrderOf(board, id, viewing);
  const table = own ? undefined : board.orders.find((order) => order.id === id)?.table;
  return (
    <>
      <OwnOrderScreen
        own={own}
        seated={table === undefined ? undefined : { table, href: viewing.hrefOf(table) }}
        time={time}
        heardAt={here.heardAt}
        orderLanguage={place.defaultLanguage}
        backHref={backHref}
        toast={toast}
        notices={
          <TurnedDown refused={ofTable(here.refused, undefined)} timeZone={time.timeZone} onRead={here.onRead} />
        }
        onAccept={({ id: orderId }) => send({ kind: 'orderFact', orderId, fact: { kind: 'accepted' } })}
        onShown={here.onShown}
        onMove={({ id: orderId }, to) => send({ kind: 'orderStatus', orderId, to })}
        onPay={() => setSheet({ kind: 'pay' })}
        onPayments={() => setSheet({ kind: 'payments' })}
        onMore={({ id: orderId }) => setSheet({ kind: 'order', orderId })}
      />
      {sheet && own && (
        <TableSheets
          {...{ sheet, board, send, close }}
          table={own}
          open={setSheet}
          onNoted={onNoted}
          printers={time.isStale ? [] : (board.allPrinters ?? [])}
        />
      )}
    </>
  );
};
