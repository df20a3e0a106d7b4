// When the kitchen is called for an order that is wanted for later.
import type { OrderType } from '../../place/place.ts';
import type { TimeRules } from '../../place/settings.ts';
import { leadOf } from './time-slots.ts';

const MINUTE = 60_000;

/** Epoch ms: its lead before its time, and at once where it is wanted as soon as possible. */
export const dueAt = (
  {
    orderType,
    placedAt,
    wantedAt,
  }: { readonly orderType: OrderType; readonly placedAt: number; readonly wantedAt: number | undefined },
  times: TimeRules,
): number => (wantedAt === undefined ? placedAt : Math.max(placedAt, wantedAt - leadOf(times, orderType) * MINUTE));
