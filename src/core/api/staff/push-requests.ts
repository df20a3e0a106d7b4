// GET, PUT and DELETE staff/push: notifications on a personal phone. `send` carries the token.
import type { PushSubscriptionKeys } from '#contract/staff/push-wire.ts';
import { readDone, readPushState } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { Language } from '#domain/language/language.ts';
import { callStaff } from './sign-in-requests.ts';

type Send = Http['send'];

export const readPush = (send: Send) => callStaff(send, 'staff/push', readPushState, {});

export const askForPush = (send: Send, json: PushSubscriptionKeys & { readonly language: Language }) =>
  callStaff(send, 'staff/push', readDone, { method: 'put', json });

export const endPush = (send: Send) => callStaff(send, 'staff/push', readDone, { method: 'delete' });
