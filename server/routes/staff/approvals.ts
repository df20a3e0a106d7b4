// A manager approves one command of the person signed in on a device, by PIN.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseStaffCommand } from '#contract/service/staff-commands.ts';
import { approvedAnswerSchema, pinSchema, staffId, staffSecret } from '#contract/staff/staff.ts';
import { parseOrderId } from '#domain/order/order-id.ts';
import type { Services } from '../../services/services.ts';
import { approve } from '../../services/staff/approvals.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';
import { refusePin } from './pin.ts';

const approvalBody = v.object({
  device: staffSecret,
  person: staffId,
  pin: pinSchema,
  /** The future command with its id. */
  command: v.object({ id: v.string(), kind: v.string(), body: v.looseObject({}) }),
});
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 429: refusedSchema };
const UNREADABLE = 'invalid_command';
const forbidden = { status: 403, body: refusal('forbidden') };

export const approvalRoutes = (app: FastifyInstance, services: Services): void => {
  app.post<{ Body: v.InferOutput<typeof approvalBody> }>(
    '/api/staff/approvals',
    {
      config: { unreadable: UNREADABLE },
      schema: {
        summary: 'A manager lets whoever is signed in do one command, by the manager’s PIN on a device of the place',
        headers: placeHeaders,
        body: approvalBody,
        response: { 200: approvedAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const asker = staffOf(request);
      const { command: asked, ...by } = request.body;
      const id = parseOrderId(asked.id);
      const command = parseStaffCommand(asked.kind, asked.body);
      if (asker.kind !== 'person' || !id || !command)
        return personal(reply, { status: 400, body: refusal(UNREADABLE) });
      const approved = await approve(services, asker, { id, command }, by);
      if (approved.ok) return personal(reply, { status: 200, body: { success: true, ...approved.value } });
      const answer = approved.error.why === 'forbidden' ? forbidden : refusePin(approved.error);
      // Never 401, which would mean that the asker's own token is invalid.
      return personal(reply, answer.status === 401 ? { ...answer, status: 403 } : answer);
    },
  );
};
