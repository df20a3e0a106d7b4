// A venue's tables, for staff who manage them.
import { ORDER_TYPES, type OrderType } from '../place/place.ts';

/**
 * Kinds of a table: guests order, only browse, stay in a room, use the table's tablet or are served on the spot. Delivery,
 * pickup and booking need no table.
 */
export type TableKind = Exclude<OrderType, 'delivery' | 'preorder' | 'booking'>;
const isTableKind = (type: OrderType): type is TableKind =>
  type !== 'delivery' && type !== 'preorder' && type !== 'booking';
export const TABLE_KINDS = ORDER_TYPES.filter(isTableKind);

/** Maximum length of a table's name, in a venue file too. */
export const LONGEST_TABLE_NAME = 40;

export interface ManagedTable {
  readonly name: string;
  readonly orderType: OrderType;
  readonly room?: string | undefined;
  /** Code in the table's printed address. */
  readonly code: string;
  /** Out of use: the table's code starts no session; the page says that the table is out of use. */
  readonly isRetired: boolean;
  /** The table has a sitting. */
  readonly isTaken: boolean;
}

/** Why a table was not changed. `unknown_kind`: the place does not take such orders. */
export type TableRefusal = 'unknown_table' | 'name_taken' | 'table_taken' | 'unknown_kind';
