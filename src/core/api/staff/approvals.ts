// POST staff/approvals: a manager's PIN for one command of the signed-in person. `send` carries that person's token.
import { readApproved } from '#contract/staff/staff-answers.ts';
import type { Http } from '#core/api/http.ts';
import type { CommandId } from '#domain/ids.ts';
import { callStaff } from './sign-in-requests.ts';

/** `device`: the secret of the device where the PIN was given. */
export const approveCommand = (
  send: Http['send'],
  json: {
    readonly device: string;
    readonly person: string;
    readonly pin: string;
    readonly command: { readonly id: CommandId; readonly kind: string; readonly body: object };
  },
) => callStaff(send, 'staff/approvals', readApproved, { method: 'post', json });
