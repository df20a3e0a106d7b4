// The service at a table, beside every order: the bell and the bill, with words of their own.
import { lazyPart } from './lazy-part.tsx';

export const serviceParts = {
  ServiceBar: lazyPart(async () => (await import('../service/service-bar.tsx')).ServiceBar),
};
