import type { RejectReason } from '#domain/order/reject-reason.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { mayReject } from '#domain/staff/staff-rights.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { RejectText } from '#shared/order/reject-text.tsx';
import { StatusText } from '#shared/order/status-text.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import type { AskForPaper, TableSheetsProps } from '#staff/frame/open-sheet.ts';
import { useStaffHere } from '#staff/frame/staff-context.tsx';
import type { TableOrderView } from '#staff/tables/table-view.ts';
import { MoveSheet } from './move-sheet.tsx';
import { countersBeside, targetsOf } from './move-targets.ts';
import { OrderSheet } from './order-sheet.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { RefuseSheet } from './refuse-sheet.tsx';
import { TableName } from './table-name.tsx';
import { type DishVoid, VoidDishSheet } from './void-dish-sheet.tsx';

/**
 * The guest's text of a refusal in the language of the person who refuses, identical to the guest page's. `dishes`: the
 * sold-out ones.
 */
export const GuestReads = ({
  reason,
  dishes,
}: {
  readonly reason: RejectReason;
  readonly dishes: readonly string[];
}) =>
  reason.code === 'other' && reason.text === '' ? (
    <StatusText status="rejected" facts={undefined} />
  ) : (
    <RejectText reason={reason} dishes={dishes} />
  );

/** How long a sold-out dish is off the menu, ms. */
const OFF_MS = 2 * 3_600_000;

/** The sheets of one order. */
export const OrderSheets = ({
  kind,
  order,
  table,
  board,
  open,
  close,
  print,
  printers,
  sendAndClose,
  ask,
}: TableSheetsProps & {
  readonly kind: 'order' | 'refuse' | 'voidDish' | 'moveOrder' | 'printOrder';
  readonly order: TableOrderView;
  readonly sendAndClose: (...commands: readonly StaffCommand[]) => void;
  readonly ask: AskForPaper;
}) => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const { staff, device } = useStaffHere();
  const orderId = order.id;
  const placed = board.orders.find(({ id }) => id === orderId);
  const needsManager =
    staff !== undefined &&
    placed !== undefined &&
    !mayReject(staff.identity, { ...placed, status: presentStatus(placed.status, placed.facts) });
  // PINs are accepted only on the venue's own devices.
  const mayAsk = !(needsManager && device?.kind !== 'shared');
  const isSaid = useServiceCatalog();
  const targets = targetsOf(board, table.name, 'order');
  const offNow = (reason: RejectReason): readonly StaffCommand[] =>
    reason.productIds.map((about) => ({
      kind: 'availability',
      about,
      change: { off: true, until: serverNow() + OFF_MS },
    }));
  const refuse = (reason: RejectReason) => {
    const command: StaffCommand = { kind: 'orderStatus', orderId, to: 'rejected', reason };
    const off = offNow(reason);
    if (needsManager) open({ kind: 'approval', orderId, command, next: off });
    else sendAndClose(command, ...off);
  };
  const voidDish = ({ leavesMenu, ...dish }: DishVoid) => {
    const { reason } = dish;
    const command: StaffCommand = { kind: 'orderFact', orderId, fact: { kind: 'lineVoid', ...dish } };
    const off = leavesMenu ? offNow(reason) : [];
    if (needsManager) open({ kind: 'approval', orderId, command, next: off });
    else sendAndClose(command, ...off);
  };
  switch (kind) {
    case 'order':
      return (
        <OrderSheet
          order={{
            ...order,
            mayMove: order.mayMove && targets.length > 0,
          }}
          hasTable={table.name !== ''}
          needsManager={needsManager}
          mayAsk={mayAsk}
          onMoveOrder={() => open({ kind: 'moveOrder', orderId })}
          onRefuse={() => open({ kind: 'refuse', orderId })}
          onVoidDish={() => open({ kind: 'voidDish', orderId })}
          onUnserve={() => sendAndClose({ kind: 'orderFact', orderId, fact: { kind: 'unserved' } })}
          onPrint={printers.length > 0 ? () => open({ kind: 'printOrder', orderId }) : print && (() => print(orderId))}
          hasPrinters={printers.length > 0}
          onTakeOff={(productId) => open({ kind: 'off', productId })}
          onClose={close}
        />
      );
    case 'printOrder':
      return (
        <PrintSheet
          of="order"
          subtitle={<TableName name={table.name} order={order.label} />}
          printers={printers}
          onPrint={(printer) => ask(printer, { orderId }, order.label)}
          onBrowser={print && (() => print(orderId))}
          onClose={close}
        />
      );
    case 'moveOrder':
      return (
        <MoveSheet
          subtitle={<TableName name={table.name} order={order.label} />}
          targets={targets}
          counters={countersBeside(board, table.name)}
          onMove={(to, merge) => sendAndClose({ kind: 'tableChange', about: { orderId }, table: to, merge })}
          onClose={close}
        />
      );
    case 'voidDish':
      return (
        <VoidDishSheet
          order={order}
          table={table.name}
          orderLanguage={place.defaultLanguage}
          isSaid={isSaid}
          onVoid={voidDish}
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
              dishes={[
                ...new Set(
                  order.lines.flatMap(({ line, own = line }) =>
                    reason.productIds.includes(line.productId) ? own.name : [],
                  ),
                ),
              ]}
            />
          )}
          onRefuse={refuse}
          onClose={close}
        />
      );
  }
};
