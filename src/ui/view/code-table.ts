// A table whose code is shown, printed and saved.
import type { OrderType } from '#domain/place/place.ts';

export interface PrintedTable {
  readonly name: string;
  readonly orderType: OrderType;
  readonly room?: string | undefined;
  /** What the code says. */
  readonly href: string;
  /** "abcd efgh …", for whoever cannot scan. */
  readonly typed: string;
}

export interface CodeTable extends PrintedTable {
  /** Its code says that the table is out of use. */
  readonly isRetired: boolean;
}
