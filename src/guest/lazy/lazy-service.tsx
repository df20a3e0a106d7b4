// The service at a table, beside every order: the bell, the bill, the minutes and what has changed, with words of their own.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const serviceParts = {
  ServiceBar: lazyPart(async () => (await import('#guest/service/service-bar.tsx')).ServiceBar),
  OrderService: lazyPart(async () => (await import('#guest/service/order-service.tsx')).OrderService),
  ChangedOrder: lazyPart(async () => (await import('#guest/orders/changed-order.tsx')).ChangedOrder),
  UsualHere: lazyPart(async () => (await import('#guest/service/usual-here.tsx')).UsualHere),
  DishWithdrawal: lazyPart(async () => (await import('#guest/checkout/withdrawal-here.tsx')).DishWithdrawalHere),
};
