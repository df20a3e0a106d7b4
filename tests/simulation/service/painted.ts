// Orders and calls shown on staff screens, with times, as a person would see them.
import type { CommandId, OrderId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { StaffName } from './staff-accounts.ts';

export interface PaintedOrder {
  readonly at: number;
  readonly on: StaffName;
  readonly orderId: OrderId;
  readonly status: OrderStatus;
  /** On the kitchen's board: open, ready or void, with its line indexes. */
  readonly ticket?: { readonly as: 'open' | 'ready' | 'void'; readonly lines: readonly number[] };
}

export interface PaintedCall {
  readonly at: number;
  readonly on: StaffName;
  readonly callId: CommandId;
}

export interface Painted {
  readonly orders: PaintedOrder[];
  readonly calls: PaintedCall[];
}

export const nothingPainted = (): Painted => ({ orders: [], calls: [] });
