// Table service beside every order: bell, bill, minutes and changes, with their own texts.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const serviceParts = {
  ServiceBar: lazyPart(async () => (await import('#guest/service/service-bar.tsx')).ServiceBar),
  OrderService: lazyPart(async () => (await import('#guest/service/order-service.tsx')).OrderService),
  ChangedOrder: lazyPart(async () => (await import('#guest/orders/changed-order.tsx')).ChangedOrder),
  UsualHere: lazyPart(async () => (await import('#guest/service/usual-here.tsx')).UsualHere),
  DishWithdrawal: lazyPart(async () => (await import('#guest/checkout/withdrawal-here.tsx')).DishWithdrawalHere),
};
