// Owner's menu edits: list, add, discard, preview, publish, undo.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseDraftEdit } from '#contract/owner/draft-edit.ts';
import { discardBodySchema, publishBodySchema } from '#contract/owner/drafts-wire.ts';
import type { Result } from '#domain/result.ts';
import { addDraft, previewDrafts, readDrafts, removeDrafts } from '../../services/owner/drafts.ts';
import type { DraftRefusal, Editor } from '../../services/owner/edited-place.ts';
import { cancelPlanned, previewUndo, publishDrafts, undoPublication } from '../../services/owner/publish-drafts.ts';
import type { Answer, Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const idParams = v.object({ id });
type Id = v.InferOutput<typeof idParams>;
const addBody = v.looseObject({ id, edit: v.looseObject({}) });
const undoBody = v.object({ id });
const refused = { 401: refusedSchema, 403: refusedSchema, 404: refusedSchema, 409: refusedSchema, 422: refusedSchema };

const STATUS: Readonly<Record<DraftRefusal['message'], number>> = {
  not_editable: 409,
  unknown_edit: 404,
  nothing_to_undo: 409,
  stale: 409,
  conflict: 409,
  invalid_edit: 422,
  invalid_time: 422,
};

const editor = (request: FastifyRequest): { readonly by: Editor; readonly placeId: number } => {
  const staff = staffOf(request);
  if (staff.kind !== 'person') throw new Error('A station edits nothing');
  return { by: { id: staff.id, name: staff.name }, placeId: staff.placeId };
};

const no = ({ message, ...more }: DraftRefusal): Answer => ({
  status: STATUS[message],
  body: { success: false, payload: { message, ...more } },
});

const send = async <T>(reply: FastifyReply, asked: Promise<Result<T, DraftRefusal>>, body: (value: T) => unknown) => {
  const result = await asked;
  return personal(reply, result.ok ? { status: 200, body: body(result.value) } : no(result.error));
};

const done = () => ({ success: true });
const named = ({ id: made }: { readonly id: string }) => ({ success: true, id: made });

export const draftRoutes = (app: FastifyInstance, services: Services): void => {
  const schema = (summary: string, more: object = {}) => ({
    schema: { summary, headers: placeHeaders, ...more, response: { 200: v.looseObject({}), ...refused } },
  });

  app.get('/api/staff/drafts', schema('The menu’s file and the edits that wait to be published'), (request, reply) =>
    send(reply, readDrafts(services, editor(request).placeId), (drafts) => drafts),
  );

  app.get('/api/staff/drafts/preview', schema('What publishing would change'), (request, reply) =>
    send(reply, previewDrafts(services, editor(request).placeId), (preview) => preview),
  );

  app.post<{ Body: v.InferOutput<typeof addBody> }>(
    '/api/staff/drafts',
    // A large menu's sheet is one edit.
    { bodyLimit: 4 * 1024 * 1024, ...schema('Adds an edit, once for each id', { body: addBody }) },
    (request, reply) => {
      const { by, placeId } = editor(request);
      const edit = parseDraftEdit(request.body.edit);
      if (!edit) return personal(reply, { status: 422, body: refusal('invalid_edit') });
      return send(reply, addDraft(services, placeId, by, { id: request.body.id, edit }), done);
    },
  );

  app.delete<{ Params: Id }>(
    '/api/staff/drafts/:id',
    schema('Throws an edit away', { params: idParams }),
    (request, reply) => send(reply, removeDrafts(services, editor(request).placeId, [request.params.id]), done),
  );

  app.post<{ Body: v.InferOutput<typeof discardBodySchema> }>(
    '/api/staff/drafts/discard',
    schema('Throws edits away, all of them or none', { body: discardBodySchema }),
    (request, reply) => send(reply, removeDrafts(services, editor(request).placeId, request.body.edits), done),
  );

  app.post<{ Body: v.InferOutput<typeof publishBodySchema> }>(
    '/api/staff/drafts/publish',
    schema('Publishes what was seen, now or at a time', { body: publishBodySchema }),
    (request, reply) => {
      const { by, placeId } = editor(request);
      return send(reply, publishDrafts(services, placeId, by, request.body), named);
    },
  );

  app.delete<{ Params: Id }>(
    '/api/staff/drafts/planned/:id',
    schema('Calls off what was planned; its edits are open again', { params: idParams }),
    (request, reply) => send(reply, cancelPlanned(services, editor(request).placeId, request.params.id), named),
  );

  app.get('/api/staff/drafts/undo', schema('What undoing the last publication would change'), (request, reply) =>
    send(reply, previewUndo(services, editor(request).placeId), (undo) => undo),
  );

  app.post<{ Body: v.InferOutput<typeof undoBody> }>(
    '/api/staff/drafts/undo',
    schema('Takes the last publication back; its edits are open again', { body: undoBody }),
    (request, reply) => {
      const { by, placeId } = editor(request);
      return send(reply, undoPublication(services, placeId, by, request.body.id), named);
    },
  );
};
