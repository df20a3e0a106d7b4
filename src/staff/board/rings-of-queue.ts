import type { Ring } from '#domain/service/rings.ts';
import type { FoodView, QueueView } from '#staff/tables/tables-view.ts';

/** An order shown only to waiters rings as soon as it is due, under one key, until a person accepts it. */
const ringOfFood = ({ kind, key, orderId, isForWaiters, isDue, isOfKitchen, waits }: FoodView): Ring | undefined => {
  if (kind === 'unseen') return { key, kind };
  // The kitchen's own screen rings for the orders that it shows.
  const isNew = (kind === 'unaccepted' && !isOfKitchen) || (kind === 'sent' && isForWaiters && isDue);
  return isNew && !waits ? { key: `new ${orderId}`, kind: 'new' } : undefined;
};

/** Causes of ringing: unanswered calls, unseen orders, and orders that a waiter should accept. */
export const ringsOf = ({ asking, food }: QueueView): readonly Ring[] => [
  ...asking.flatMap(({ coming, waits, key, kind }) => (coming || waits ? [] : { key, kind })),
  ...food.flatMap((one) => ringOfFood(one) ?? []),
];
