import { useCallback, useState } from 'react';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { OwnOrderScreen } from '#screens/staff/table/own-order-screen.tsx';
import { TurnedDown } from '#screens/staff/tables/turned-down.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { ownOrderOf } from '#state/staff/order/own-order-views.ts';
import type { TablesHere } from '#state/staff/use-tables.ts';
import type { OpenSheet } from '../open-sheet.ts';
import { TableSheets } from '../table-sheets.tsx';

/** One order that goes to no table, and what is open over it. */
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
  if (!board) return <OnItsWay />;
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
        notices={<TurnedDown refused={here.refused} timeZone={time.timeZone} onRead={here.onRead} />}
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
          printers={time.isStale ? [] : (board.allPrinters ?? [])}
        />
      )}
    </>
  );
};
