// The service at a table, beside every order: the bell, the bill, the minutes and what has changed, with words of their own.
import { lazyPart } from './lazy-part.tsx';

export const serviceParts = {
  OrderService: lazyPart(async () => (await import('../service/order-service.tsx')).OrderService),
  ChangedOrder: lazyPart(async () => (await import('../order/changed-order.tsx')).ChangedOrder),
  UsualHere: lazyPart(async () => (await import('../service/usual-here.tsx')).UsualHere),
  DishWithdrawal: lazyPart(async () => (await import('../order/withdrawal-here.tsx')).DishWithdrawalHere),
};
