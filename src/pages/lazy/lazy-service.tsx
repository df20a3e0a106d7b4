// The service at a table, beside every order: the bell, the bill and the minutes, with words of their own.
import { lazyPart } from './lazy-part.tsx';

export const serviceParts = {
  OrderService: lazyPart(async () => (await import('../service/order-service.tsx')).OrderService),
  UsualHere: lazyPart(async () => (await import('../service/usual-here.tsx')).UsualHere),
};
