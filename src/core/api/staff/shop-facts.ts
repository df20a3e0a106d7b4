// Facts that a tax office asks about the shop, for its owner. `send` carries the signed-in person's token.
import { readShopFacts } from '#contract/owner/shop-facts.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

export const fetchShopFacts = (send: Http['send']) => callStaff(send, 'staff/shop-facts', readShopFacts, {});
