// People of a place, for its managers. Permissions are checked by services/staff/people.ts.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import {
  invitedAnswerSchema,
  type ManagedPerson,
  managedPersonSchema,
  peopleAnswerSchema,
  pinSchema,
  STAFF_ROLES,
  staffId,
  staffName,
} from '#contract/staff/staff.ts';
import type { Result } from '#domain/result.ts';
import type { Answer, Services } from '../../services/services.ts';
import {
  addStaff,
  changeRole,
  type Invited,
  inviteAgain,
  listStaff,
  type Manager,
  type PeopleRefusal,
  removeStaff,
  renameStaff,
  setPin,
} from '../../services/staff/people.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { isOfAllPlaces, staffOf } from './guard.ts';

const idParams = v.object({ id: staffId });
type Id = v.InferOutput<typeof idParams>;
const addBody = v.object({
  name: staffName,
  role: v.picklist(STAFF_ROLES),
  isOfAllPlaces: v.optional(v.boolean(), false),
});
const nameBody = v.object({ name: staffName });
const roleBody = v.object({ role: v.picklist(STAFF_ROLES) });
/** `old`: required from a person who replaces their own PIN. */
const pinBody = v.object({ pin: pinSchema, old: v.optional(v.string()) });
const changed = v.object({ success: v.literal(true), person: managedPersonSchema });
const refused = { 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema };
const refusedPin = { ...refused, 422: refusedSchema, 429: refusedSchema };

type Person = Invited['person'];

const managed = ({ id, name, role, pinHash, placeId }: Person): ManagedPerson => ({
  id,
  name,
  role: role as ManagedPerson['role'],
  hasPin: pinHash !== null,
  isOfAllPlaces: placeId === null,
});

const STATUS: Readonly<Record<PeopleRefusal, number>> = {
  ...{ unknown_person: 404, forbidden: 403, yourself: 409 },
  ...{ weak_pin: 422, wrong_pin: 422 },
};

/** The calling manager and place. */
const asking = (request: FastifyRequest): { readonly by: Manager; readonly placeId: number } => {
  const staff = staffOf(request);
  if (staff.kind !== 'person') throw new Error('A station manages nobody');
  return { by: { id: staff.id, role: staff.role, isOfAllPlaces: isOfAllPlaces(request) }, placeId: staff.placeId };
};

const answerOf = <T>(result: Result<T, PeopleRefusal>, body: (value: T) => object): Answer =>
  result.ok
    ? { status: 200, body: { success: true, ...body(result.value) } }
    : { status: STATUS[result.error], body: refusal(result.error) };

const invited = ({ person, secret, expiresAt }: Invited) => ({ person: managed(person), secret, expiresAt });
const person = (value: Person) => ({ person: managed(value) });

export const peopleRoutes = (app: FastifyInstance, services: Services, publicUrl: string | undefined): void => {
  const schema = (summary: string, ok: v.GenericSchema, more: object = {}) => ({
    schema: { summary, headers: placeHeaders, ...more, response: { 200: ok, ...refused } },
  });
  const send = async (reply: FastifyReply, answer: Promise<Answer>) => personal(reply, await answer);

  app.get('/api/staff/people', schema('The people of the place', peopleAnswerSchema), async (request, reply) => {
    const people = await listStaff(services, asking(request).placeId);
    return personal(reply, { status: 200, body: { publicUrl: publicUrl ?? null, people: people.map(managed) } });
  });

  app.post<{ Body: v.InferOutput<typeof addBody> }>(
    '/api/staff/people',
    schema('Takes somebody on, and makes a link to sign in by', invitedAnswerSchema, { body: addBody }),
    async (request, reply) => {
      const { by, placeId } = asking(request);
      return send(
        reply,
        addStaff(services, by, placeId, request.body).then((result) => answerOf(result, invited)),
      );
    },
  );

  app.post<{ Params: Id }>(
    '/api/staff/people/:id/link',
    schema('A new link for somebody; the one before is worth nothing', invitedAnswerSchema, { params: idParams }),
    async (request, reply) => {
      const { by, placeId } = asking(request);
      const again = inviteAgain(services, by, placeId, request.params.id);
      return send(
        reply,
        again.then((result) => answerOf(result, invited)),
      );
    },
  );

  app.put<{ Params: Id; Body: v.InferOutput<typeof nameBody> }>(
    '/api/staff/people/:id/name',
    schema('Another name; what was done before keeps the old one', changed, { params: idParams, body: nameBody }),
    async (request, reply) => {
      const { by, placeId } = asking(request);
      const done = renameStaff(services, by, placeId, request.params.id, request.body.name);
      return send(
        reply,
        done.then((result) => answerOf(result, person)),
      );
    },
  );

  app.put<{ Params: Id; Body: v.InferOutput<typeof roleBody> }>(
    '/api/staff/people/:id/role',
    schema('Another role, from the next call on', changed, { params: idParams, body: roleBody }),
    async (request, reply) => {
      const { by, placeId } = asking(request);
      const done = changeRole(services, by, placeId, request.params.id, request.body.role);
      return send(
        reply,
        done.then((result) => answerOf(result, person)),
      );
    },
  );

  const putPin = (url: string, idOf: (request: FastifyRequest<{ Params: Id }>, by: Manager) => string, more: object) =>
    app.put<{ Params: Id; Body: v.InferOutput<typeof pinBody> }>(
      url,
      {
        schema: {
          summary: 'Sets a PIN; replacing one’s own needs the old one too',
          ...{ headers: placeHeaders, ...more, body: pinBody, response: { 200: changed, ...refusedPin } },
        },
      },
      async (request, reply) => {
        const { by, placeId } = asking(request);
        const id = idOf(request, by);
        const wait = by !== 'command' && by.id === id ? await services.limits.ownPins.take(id) : undefined;
        if (wait !== undefined) return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: wait });
        const done = setPin(services, by, placeId, id, request.body);
        return send(
          reply,
          done.then((result) => answerOf(result, person)),
        );
      },
    );
  putPin('/api/staff/people/:id/pin', ({ params }) => params.id, { params: idParams });
  putPin('/api/staff/me/pin', (_, by) => (by === 'command' ? '' : by.id), {});

  app.delete<{ Params: Id }>(
    '/api/staff/people/:id',
    schema('Lets somebody go: signed out everywhere, from the next call on', changed, { params: idParams }),
    async (request, reply) => {
      const { by, placeId } = asking(request);
      return send(
        reply,
        removeStaff(services, by, placeId, request.params.id).then((result) => answerOf(result, person)),
      );
    },
  );
};
