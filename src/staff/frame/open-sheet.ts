import type { PayingShare } from '#domain/bill/shares.ts';
import type { CommandId, OrderId, ProductId } from '#domain/ids.ts';
import type { Board } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { TablePaymentView, TableView } from '#staff/tables/table-view.ts';

/** The open sheet over a table. Without an order it is about all of the sitting. */
export type OpenSheet =
  | { readonly kind: 'order' | 'refuse' | 'voidDish' | 'moveOrder' | 'printOrder'; readonly orderId: OrderId }
  /** A manager is asked whether it may be done. */
  | {
      readonly kind: 'approval';
      /** undefined: it is about the whole table. */
      readonly orderId: OrderId | undefined;
      readonly command: StaffCommand;
      /** Commands that are sent after it. */
      readonly next: readonly StaffCommand[];
    }
  | { readonly kind: 'off'; readonly productId: ProductId }
  | { readonly kind: 'reverse'; readonly payment: TablePaymentView }
  | { readonly kind: 'payments' }
  | { readonly kind: 'cancelCard'; readonly share: PayingShare }
  /** A paper that was asked for. `order`: its name; undefined: it is the bill. */
  | {
      readonly kind: 'asked';
      readonly command: CommandId;
      readonly printer: string;
      readonly order: string | undefined;
    }
  | { readonly kind: 'move' | 'pay' | 'close' | 'checkOut' | 'printBill' };

/** Has a printer of the venue print something, and shows what becomes of it. `order`: its name; none: the bill. */
export type AskForPaper = (
  printer: string,
  about: Extract<StaffCommand, { kind: 'printPaper' }>['about'],
  order?: string,
) => void;

export interface TableSheetsProps {
  readonly sheet: OpenSheet;
  readonly table: TableView;
  readonly board: Board;
  readonly send: (command: StaffCommand, id?: CommandId) => void;
  readonly open: (sheet: OpenSheet) => void;
  readonly close: () => void;
  /** Leads to the table where the party sits from now on. */
  readonly onMoved?: (table: string) => void;
  /** By the browser: one order for the kitchen, else the bill; undefined: what goes to no table is not printed here. */
  readonly print?: ((orderId?: OrderId) => void) | undefined;
  /** Printers of the venue that can be asked now; none: there are none, or nothing answers. */
  readonly printers: readonly string[];
}
