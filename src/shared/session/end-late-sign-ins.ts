import { endSignIn } from '#core/api/account/account.ts';
import type { Http } from '#core/api/http.ts';
import { sendSignOuts } from '#core/platform/account/late-sign-outs.ts';

/** Ends the sign-ins whose sign-out the server has not heard of yet. */
export const endLateSignIns = (http: Http): Promise<void> =>
  sendSignOuts(async (secret) => (await endSignIn(http, secret)).ok);
