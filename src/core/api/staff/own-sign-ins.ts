// Sign-ins of one person. `send` carries their token.
import { readOwnSignIns } from '#contract/staff/own-sign-ins.ts';
import { readDone } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import { callStaff } from './sign-in-requests.ts';

export const listOwnSignIns = (send: Http['send']) => callStaff(send, 'staff/me/sign-ins', readOwnSignIns, {});

export const endOwnSignIn = (send: Http['send'], id: string) =>
  callStaff(send, `staff/me/sign-ins/${id}`, readDone, { method: 'delete' });
