import type { Ring } from '#domain/service/rings.ts';
import type { FoodView, QueueView } from '#staff/tables/tables-view.ts';

/** An order that waiters alone are shown rings from the first moment at which it is due, under one key, until a person accepts it. */
const ringOfFood = ({ kind, key, orderId, isForWaiters, isDue, waits }: FoodView): Ring | undefined => {
  if (kind === 'unseen') return { key, kind };
  const isNew = kind === 'unaccepted' || (kind === 'sent' && isForWaiters && isDue);
  return isNew && !waits ? { key: `new ${orderId}`, kind: 'new' } : undefined;
};

/** Matters that ring: unanswered calls, orders that nobody has seen, and orders that a waiter should accept. */
export const ringsOf = ({ asking, food }: QueueView): readonly Ring[] => [
  ...asking.flatMap(({ coming, waits, key, kind }) => (coming || waits ? [] : { key, kind })),
  ...food.flatMap((one) => ringOfFood(one) ?? []),
];
