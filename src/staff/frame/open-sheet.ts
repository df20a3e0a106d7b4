import type { PayingShare } from '#domain/bill/shares.ts';
import type { CommandId, OrderId, ProductId } from '#domain/ids.ts';
import type { Board } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { PaymentPart, TablePaymentView, TableView } from '#staff/tables/table-view.ts';

/** The open sheet over a table. Without an order it concerns the whole sitting. */
export type OpenSheet =
  | { readonly kind: 'order' | 'refuse' | 'voidDish' | 'moveOrder' | 'printOrder'; readonly orderId: OrderId }
  /** Asks a manager for approval. */
  | {
      readonly kind: 'approval';
      /** `undefined`: the whole table. */
      readonly orderId: OrderId | undefined;
      readonly command: StaffCommand;
      /** Commands to send afterwards. */
      readonly next: readonly StaffCommand[];
    }
  | { readonly kind: 'off'; readonly productId: ProductId }
  | { readonly kind: 'reverse'; readonly payment: TablePaymentView }
  | { readonly kind: 'payments' }
  | { readonly kind: 'cancelCard'; readonly share: PayingShare }
  /** A requested paper. `order`: its label; `undefined`: the bill. */
  | {
      readonly kind: 'asked';
      readonly command: CommandId;
      readonly printer: string;
      readonly order: string | undefined;
    }
  | { readonly kind: 'move' | 'pay' | 'close' | 'checkOut' | 'printBill' };

/** Requests a print from a printer of the venue, and shows its progress. `order`: its label; omitted: the bill. */
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
  /** Confirms a payment that was noted. */
  readonly onNoted?: (part: PaymentPart) => void;
  /** Opens the party's new table. */
  readonly onMoved?: (table: string) => void;
  /** Leads back to the tables once the table is closed. */
  readonly onClosed?: () => void;
  /** Prints in the browser: one order for the kitchen, otherwise the bill; `undefined` for orders without a table. */
  readonly print?: ((orderId?: OrderId) => void) | undefined;
  /** Printers of the venue that can be asked now; empty when there are none, or the server does not answer. */
  readonly printers: readonly string[];
}
