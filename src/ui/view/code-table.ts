// A table whose code is shown, printed and saved.
import type { OrderType } from '#domain/place/place.ts';

export interface PrintedTable {
  readonly name: string;
  readonly orderType: OrderType;
  readonly room?: string | undefined;
  /** Address in the code. */
  readonly href: string;
  /** "abcd efgh …", for a guest who cannot scan. */
  readonly typed: string;
}

export interface CodeTable extends PrintedTable {
  /** The table is out of use, and its code says so. */
  readonly isRetired: boolean;
}
