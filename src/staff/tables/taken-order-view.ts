// An order that was taken on this device and is not simply with the kitchen: it waits, or somebody has to look at it.
import type { CommandId } from '#domain/ids.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';

export interface TakenOrderView {
  readonly id: CommandId;
  readonly label: string;
  readonly table: string;
  /** The table's page. */
  readonly href: string;
  /** By name; empty: not known. */
  readonly takenBy: string;
  /** When it was sent, epoch ms of the device's clock. */
  readonly at: number;
  readonly dishes: readonly { readonly name: string; readonly quantity: number }[];
  readonly standing:
    | { readonly kind: 'waiting'; readonly mayTakeBack: boolean }
    /** The order waited too long: staff are asked before it is cooked. */
    | { readonly kind: 'asking' }
    | { readonly kind: 'refused'; readonly why: RefusalCode | 'unknown_table'; readonly names: readonly string[] }
    /** The order went along with its guests. */
    | { readonly kind: 'moved'; readonly to: string };
}
