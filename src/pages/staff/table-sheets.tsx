import type { ReactNode } from 'react';
import type { OrderId, ProductId } from '#domain/ids.ts';
import type { Board } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { CloseSheet } from '#screens/staff/table/close-sheet.tsx';
import { GuestReads } from '#screens/staff/table/guest-reads.tsx';
import { MoveSheet } from '#screens/staff/table/move-sheet.tsx';
import { OrderSheet } from '#screens/staff/table/order-sheet.tsx';
import { PaySheet } from '#screens/staff/table/pay-sheet.tsx';
import { RefuseSheet } from '#screens/staff/table/refuse-sheet.tsx';
import { TableName } from '#screens/staff/table/table-name.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useTabl } from '#state/tabl-context.tsx';
import type { TableOrderView, TableView } from '#view/service/table-view.ts';
import { DishOff } from './dish-off.tsx';

/** What is open over a table. Without an order it is about all of the sitting. */
export type OpenSheet =
  | { readonly kind: 'order' | 'refuse' | 'moveOrder'; readonly orderId: OrderId }
  | { readonly kind: 'off'; readonly productId: ProductId }
  | { readonly kind: 'move' | 'pay' | 'close' };

interface TableSheetsProps {
  readonly sheet: OpenSheet;
  readonly table: TableView;
  readonly board: Board;
  readonly send: (command: StaffCommand) => void;
  readonly open: (sheet: OpenSheet) => void;
  readonly close: () => void;
}

/** What has run out is off the menu for so long. */
const OFF_MS = 2 * 3_600_000;

/** Tables of the same sort: nobody is moved from a table into a hotel room. */
const targetsOf = (board: Board, table: string) => {
  const own = board.tables.find(({ name }) => name === table);
  return board.tables
    .filter(({ name, orderType }) => name !== table && orderType === own?.orderType)
    .map(({ name, sitting }) => ({ name, isTaken: sitting !== undefined }));
};

/** The sheets of a table; each ends with one command, and with nothing where it is closed. */
export const TableSheets = (props: TableSheetsProps): ReactNode => {
  const { sheet, table, board, send, close } = props;
  const { place } = useMenu();
  const { sittingId } = table;
  const sendAndClose = (...commands: readonly StaffCommand[]) => {
    for (const command of commands) send(command);
    close();
  };
  if ('orderId' in sheet) {
    const order = table.orders.find(({ id }) => id === sheet.orderId);
    return order && <OrderSheets {...props} order={order} kind={sheet.kind} sendAndClose={sendAndClose} />;
  }
  if (sheet.kind === 'off') return <DishOff productId={sheet.productId} onClose={close} />;
  if (sittingId === undefined) return null;
  switch (sheet.kind) {
    case 'move':
      return (
        <MoveSheet
          subtitle={<TableName name={table.name} />}
          targets={targetsOf(board, table.name)}
          onMove={(to, merge) => sendAndClose({ kind: 'tableChange', about: { sittingId }, table: to, merge })}
          onClose={close}
        />
      );
    case 'pay':
      return (
        <PaySheet
          table={table}
          currency={place.currency}
          onPaid={({ tender, amount }) => sendAndClose({ kind: 'paid', sittingId, tender, amount })}
          onClose={close}
        />
      );
    case 'close':
      return (
        <CloseSheet table={table} onConfirm={() => sendAndClose({ kind: 'closeSitting', sittingId })} onClose={close} />
      );
  }
};

const OrderSheets = ({
  kind,
  order,
  table,
  board,
  open,
  close,
  sendAndClose,
}: TableSheetsProps & {
  readonly kind: 'order' | 'refuse' | 'moveOrder';
  readonly order: TableOrderView;
  readonly sendAndClose: (...commands: readonly StaffCommand[]) => void;
}) => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const orderId = order.id;
  switch (kind) {
    case 'order':
      return (
        <OrderSheet
          order={order}
          onMoveOrder={() => open({ kind: 'moveOrder', orderId })}
          onRefuse={() => open({ kind: 'refuse', orderId })}
          onTakeOff={(productId) => open({ kind: 'off', productId })}
          onClose={close}
        />
      );
    case 'moveOrder':
      return (
        <MoveSheet
          subtitle={<TableName name={table.name} order={order.number} />}
          targets={targetsOf(board, table.name)}
          onMove={(to, merge) => sendAndClose({ kind: 'tableChange', about: { orderId }, table: to, merge })}
          onClose={close}
        />
      );
    case 'refuse':
      return (
        <RefuseSheet
          order={order}
          table={table.name}
          orderLanguage={place.defaultLanguage}
          guestReads={(reason) => (
            <GuestReads
              reason={reason}
              dishes={order.lines.flatMap(({ line }) => (reason.productIds.includes(line.productId) ? line.name : []))}
            />
          )}
          onRefuse={(reason) =>
            sendAndClose(
              { kind: 'orderStatus', orderId, to: 'rejected', reason },
              ...reason.productIds.map(
                (about): StaffCommand => ({
                  kind: 'availability',
                  about,
                  change: { off: true, until: serverNow() + OFF_MS },
                }),
              ),
            )
          }
          onClose={close}
        />
      );
  }
};
