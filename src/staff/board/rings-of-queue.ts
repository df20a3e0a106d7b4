import type { Ring } from '#domain/service/rings.ts';
import { dueOf, type FoodView, type QueueView } from '#staff/tables/tables-view.ts';

/** An order shown only to waiters rings as soon as it is due, under one key, until a person accepts it. */
const ringOfFood = ({ kind, key, orderId, isForWaiters, isDue, isOfKitchen, waits }: FoodView): Ring | undefined => {
  if (kind === 'unseen') return { key, kind };
  // The kitchen's own screen rings for the orders that it shows.
  const isNew = (kind === 'unaccepted' && !isOfKitchen) || (kind === 'sent' && isForWaiters && isDue);
  return isNew && !waits ? { key: `new ${orderId}`, kind: 'new' } : undefined;
};

/** Causes of ringing: unanswered calls, accepted services that are due, unseen orders, and orders that a waiter should accept. */
export const ringsOf = ({ asking, food }: QueueView): readonly Ring[] => [
  ...asking.flatMap((one): Ring | readonly Ring[] => {
    if (one.waits) return [];
    if (!one.coming) return { key: one.key, kind: one.kind };
    return dueOf(one) === 'now' ? { key: `due ${one.key}`, kind: 'due' } : [];
  }),
  ...food.flatMap((one) => ringOfFood(one) ?? []),
];
