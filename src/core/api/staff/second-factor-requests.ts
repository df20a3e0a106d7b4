// Second factor of the signed-in person. `send` carries their token.
import { readFactorSecret, readFactorState, readRecoveryCodes } from '#contract/staff/second-factor-wire.ts';
import { readDone } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];
const PATH = 'staff/me/second-factor';

export const readSecondFactor = (send: Send) => callStaff(send, PATH, readFactorState, {});

/** Creates a secret. The secret becomes valid when the person confirms one of its codes. */
export const beginSecondFactor = (send: Send) => callStaff(send, PATH, readFactorSecret, { method: 'post', json: {} });

export const confirmSecondFactor = (send: Send, code: string) =>
  callStaff(send, `${PATH}/confirm`, readRecoveryCodes, { method: 'post', json: { code } });

export const turnOffSecondFactor = (send: Send, code: string) =>
  callStaff(send, `${PATH}/off`, readDone, { method: 'post', json: { code } });
