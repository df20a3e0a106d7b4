import type { StaffCommand } from '#domain/service/staff-command.ts';
import { mayReverse } from '#domain/staff/staff-rights.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { OpenSheet, TableSheetsProps } from '#staff/frame/open-sheet.ts';
import { useStaffHere } from '#staff/frame/staff-context.tsx';
import { TableName } from '#staff/table/table-name.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { CancelCardHere } from './cancel-card-here.tsx';
import { PaymentsSheet } from './payments-sheet.tsx';
import { ReverseSheet } from './reverse-sheet.tsx';

/** Sheets for a table's payments, the reversal of one, and the cancellation of one that a guest left open. */
export const PaymentSheets = ({
  sheet,
  table,
  open,
  close,
  sendAndClose,
}: Omit<TableSheetsProps, 'sheet'> & {
  readonly sheet: Extract<OpenSheet, { readonly kind: 'reverse' | 'payments' | 'cancelCard' }>;
  readonly sendAndClose: (...commands: readonly StaffCommand[]) => void;
}) => {
  const { place } = useMenu();
  const money = useMoney();
  const { staff, device } = useStaffHere();
  const isOwn = staff !== undefined && mayReverse(staff.identity);
  const [own] = table.name === '' ? table.orders : [];
  const subtitle = <TableName name={table.name} {...(own && { order: own.label })} />;
  if (sheet.kind === 'payments')
    return (
      <PaymentsSheet
        isOfTable={own === undefined}
        subtitle={subtitle}
        payments={table.payments}
        timeZone={place.timeZone}
        // PINs are accepted only on the venue's own devices.
        right={isOwn ? 'own' : device?.kind === 'shared' ? 'asks' : 'none'}
        onTakeBack={(payment) => open({ kind: 'reverse', payment })}
        onClose={close}
      />
    );
  if (sheet.kind === 'cancelCard')
    return (
      <CancelCardHere
        share={sheet.share}
        table={table}
        subtitle={subtitle}
        timeZone={place.timeZone}
        onPay={() => open({ kind: 'pay' })}
        onClose={close}
      />
    );
  const { payment } = sheet;
  return (
    <ReverseSheet
      payment={payment}
      money={money.main}
      subtitle={subtitle}
      needsManager={!isOwn}
      onReverse={(reason) => {
        const command: StaffCommand = { kind: 'reversePayment', paymentId: payment.id, reason };
        if (isOwn) sendAndClose(command);
        else open({ kind: 'approval', orderId: own?.id, command, next: [] });
      }}
      onClose={close}
    />
  );
};
