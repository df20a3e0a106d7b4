import { TableScreen, type TableScreenProps } from '#staff/table/table-screen.tsx';
import { table } from './table-fixtures.ts';

/** Time of the tests, epoch ms. */
export const NOW = Date.UTC(2026, 5, 1, 10, 42);

/** The page of a table, whose buttons do nothing unless the test gives a handler. */
export const screenOf = (over: Partial<TableScreenProps>) => (
  <TableScreen
    table={table()}
    time={{ now: NOW, isStale: false, timeZone: 'Europe/Sofia' }}
    heardAt={NOW}
    orderLanguage="bg"
    backHref="?"
    takeHref="?order=new"
    bookingsHref="?bookings"
    onAccept={() => undefined}
    onShown={() => undefined}
    onUndoMerge={() => undefined}
    onMove={() => undefined}
    onMore={() => undefined}
    onComing={() => undefined}
    onDone={() => undefined}
    onMoveSitting={() => undefined}
    onClose={() => undefined}
    onPay={() => undefined}
    onCancelCard={() => undefined}
    onPayments={() => undefined}
    hasPrinters={false}
    onPrint={() => undefined}
    {...over}
  />
);
