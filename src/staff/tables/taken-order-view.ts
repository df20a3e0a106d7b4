// An order taken on this device that is not yet with the kitchen: pending, or in need of attention.
import type { CommandId } from '#domain/ids.ts';
import type { NamedLine } from '#domain/order/line-names.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';

/** A dish by the kitchen's name; `line`: what was ordered, to name it in the reader's language. */
export interface TakenDish {
  readonly name: string;
  readonly line?: NamedLine | undefined;
}

export interface TakenOrderView {
  readonly id: CommandId;
  readonly label: string;
  readonly table: string;
  /** The table's page. */
  readonly href: string;
  /** Name of the person; empty: unknown. */
  readonly takenBy: string;
  /** When the order was sent, epoch ms of the device's clock. */
  readonly at: number;
  readonly dishes: readonly (TakenDish & { readonly quantity: number })[];
  readonly standing:
    | { readonly kind: 'waiting'; readonly mayTakeBack: boolean }
    /** The order is too old: staff are asked before it is sent. */
    | { readonly kind: 'asking' }
    | { readonly kind: 'refused'; readonly why: RefusalCode | 'unknown_table'; readonly causes: readonly TakenDish[] }
    /** The order moved along with its guests. */
    | { readonly kind: 'moved'; readonly to: string };
}
