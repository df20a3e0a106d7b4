import type { ReactNode } from 'react';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSmallestCoin } from '#shared/pricing/use-smallest-coin.ts';
import { DishOff } from '#staff/availability/dish-off.tsx';
import { useNewCommandId } from '#staff/board/use-staff-commands.ts';
import { Approval } from '#staff/frame/approval-here.tsx';
import type { AskForPaper, TableSheetsProps } from '#staff/frame/open-sheet.ts';
import { PaymentSheets } from '#staff/payment/payment-sheets.tsx';
import { AskedPapers } from '#staff/printing/asked-papers.tsx';
import { CheckOutSheet } from '#staff/tables/check-out-sheet.tsx';
import { CloseSheet } from './close-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { countersBeside, targetsOf } from './move-targets.ts';
import { OrderSheets } from './order-sheets.tsx';
import { PaySheet } from './pay-sheet.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { TableName } from './table-name.tsx';

/** The sheets of a table; each ends with one command, or with none when closed. */
export const TableSheets = (props: TableSheetsProps): ReactNode => {
  const { sheet, table, board, send, close } = props;
  const { place } = useMenu();
  const coin = useSmallestCoin();
  const { sittingId } = table;
  const sendAndClose = (...commands: readonly StaffCommand[]) => {
    for (const command of commands) send(command);
    close();
  };
  const newId = useNewCommandId();
  const ask: AskForPaper = (printer, about, order) => {
    const id = newId();
    send({ kind: 'printPaper', printer, about }, id);
    props.open({ kind: 'asked', command: id, printer, order });
  };
  if (sheet.kind === 'approval') {
    const order = table.orders.find(({ id }) => id === sheet.orderId);
    return (
      <Approval
        command={sheet.command}
        subtitle={<TableName name={table.name} {...(order && { order: order.label })} />}
        onDone={() => sendAndClose(...sheet.next)}
        onClose={close}
      />
    );
  }
  if (sheet.kind === 'asked') {
    const { command, printer, order } = sheet;
    return <AskedPapers {...{ command, printer, order }} table={table.name} onClose={close} />;
  }
  if ('orderId' in sheet) {
    const order = table.orders.find(({ id }) => id === sheet.orderId);
    return order && <OrderSheets {...props} {...{ order, sendAndClose, ask }} kind={sheet.kind} />;
  }
  if (sheet.kind === 'off') return <DishOff about={sheet.productId} onClose={close} />;
  if (sheet.kind === 'payments' || sheet.kind === 'reverse' || sheet.kind === 'cancelCard')
    return <PaymentSheets {...props} sheet={sheet} sendAndClose={sendAndClose} />;
  if (sheet.kind === 'pay') {
    const [own] = table.name === '' ? table.orders : [];
    const paidFor = sittingId === undefined ? own && { orderId: own.id } : { sittingId };
    if (!paidFor) return null;
    return (
      <PaySheet
        table={table}
        currency={place.currency}
        coin={coin}
        rooms={board.tables.flatMap(({ name, orderType }) => (orderType === 'room' ? name : []))}
        timeZone={place.timeZone}
        onCancelCard={(share) => props.open({ kind: 'cancelCard', share })}
        onPaid={(part) => {
          const { tender, room, amount, tip, pieces } = part;
          sendAndClose({
            ...{ kind: 'paid', ...paidFor, tender, amount, ...(tip !== undefined && { tip }) },
            ...(room !== undefined && { room }),
            ...('sittingId' in paidFor && pieces && { pieces }),
          });
          props.onNoted?.(part);
        }}
        onClose={close}
      />
    );
  }
  if (sheet.kind === 'checkOut')
    return (
      <CheckOutSheet
        table={table}
        onConfirm={() =>
          sendAndClose({ kind: 'checkOut', table: table.name, sittingId: sittingId ?? null, rest: table.rest })
        }
        onClose={close}
      />
    );
  if (sittingId === undefined) return null;
  switch (sheet.kind) {
    case 'move':
      return (
        <MoveSheet
          subtitle={<TableName name={table.name} />}
          targets={targetsOf(board, table.name, 'party')}
          counters={countersBeside(board, table.name)}
          onMove={(to, merge) => {
            sendAndClose({ kind: 'tableChange', about: { sittingId }, table: to, merge });
            props.onMoved?.(to);
          }}
          onClose={close}
        />
      );
    case 'printBill':
      return (
        <PrintSheet
          of="bill"
          subtitle={<TableName name={table.name} />}
          printers={props.printers}
          onPrint={(printer) => ask(printer, { sittingId })}
          onBrowser={props.print && (() => props.print?.())}
          onClose={close}
        />
      );
    case 'close':
      return (
        <CloseSheet
          table={table}
          timeZone={place.timeZone}
          onPay={() => props.open({ kind: 'pay' })}
          onConfirm={() => {
            sendAndClose({ kind: 'closeSitting', sittingId, rest: table.rest });
            props.onClosed?.();
          }}
          onClose={close}
        />
      );
  }
};
