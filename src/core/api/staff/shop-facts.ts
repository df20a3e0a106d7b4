// Facts for the tax office's register, for the owner. `send` carries the signed-in person's token.
import { readShopFacts } from '#contract/owner/shop-facts.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

export const fetchShopFacts = (send: Http['send']) => callStaff(send, 'staff/shop-facts', readShopFacts, {});
