// The service at a table, beside every order: the bell, the bill and the minutes, with words of their own.
import { lazyPart } from './lazy-part.tsx';

export const serviceParts = {
  ServiceBar: lazyPart(async () => (await import('../service/service-bar.tsx')).ServiceBar),
  PromoHere: lazyPart(async () => (await import('../service/promo-here.tsx')).PromoHere),
  UsualHere: lazyPart(async () => (await import('../service/usual-here.tsx')).UsualHere),
};
