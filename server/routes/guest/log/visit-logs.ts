// Visit log entries sent by devices. [S7.38–S7.40]
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { HEADERS } from '#contract/headers.ts';
import {
  actionBodySchema,
  actionsFromWire,
  LOG_PATHS,
  type LogReport,
  logAnswerSchema,
  systemBodySchema,
  systemFromWire,
  timeBodySchema,
  timesFromWire,
} from '#contract/log/log.ts';
import { keepEntries } from '../../../services/log/keep-entries.ts';
import type { Services } from '../../../services/services.ts';
import { addressOf } from '../../call-address.ts';
import { placeHeaders, refusedSchema } from '../../documented.ts';
import { headerOf } from '../../place.ts';
import { personal, refusal } from '../../replies.ts';
import { readForms } from './forms.ts';

/** Sixty entries take 12 kB. */
const MOST_BYTES = 32 * 1024;

const refused = Object.fromEntries([400, 403, 404, 413, 415, 422, 429].map((status) => [status, refusedSchema]));

/** Respects Do Not Track. */
const wantsNone = (request: FastifyRequest): boolean =>
  headerOf(request, 'dnt') === '1' || headerOf(request, 'sec-gpc') === '1';

/** A form can be sent from another site without CORS; this browser header tells the origin. */
const isForeign = (request: FastifyRequest): boolean => headerOf(request, 'sec-fetch-site') === 'cross-site';

export const visitLogRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const keep = async (request: FastifyRequest, reply: FastifyReply, { placeId, entries }: LogReport) => {
    const no = (status: number, message: string, retryAfter?: number) =>
      personal(reply, { status, body: refusal(message), ...(retryAfter !== undefined && { retryAfter }) });
    if (isForeign(request)) return no(403, 'forbidden');
    const wait = await services.limits.logs.take(addressOf(request));
    if (wait !== undefined) return no(429, 'rate_limited', wait);
    const named = headerOf(request, HEADERS.place);
    const place = await services.places.find(named ?? String(placeId ?? ''));
    // A report with two different places is rejected.
    if (!place || (placeId !== undefined && placeId !== place.id)) return no(404, 'unknown_place');
    const kept = wantsNone(request) ? 0 : await keepEntries(services, place, entries);
    if (kept === 'unknown_id') return no(422, kept);
    return personal(reply, { status: 200, body: { success: true, kept } });
  };
  const documented = (summary: string, body: v.GenericSchema) => ({
    bodyLimit: MOST_BYTES,
    schema: { summary, headers: placeHeaders, body, response: { 200: logAnswerSchema, ...refused } },
  });
  // A separate plugin that accepts forms, because a closing page can send nothing else.
  await app.register(async (scope) => {
    readForms(scope, MOST_BYTES);
    scope.post<{ Body: v.InferOutput<typeof timeBodySchema> }>(
      `/api/${LOG_PATHS.time}`,
      documented('Logs how long a page was looked at; several under `entries`', timeBodySchema),
      (request, reply) => keep(request, reply, timesFromWire(request.body)),
    );
    scope.post<{ Body: v.InferOutput<typeof actionBodySchema> }>(
      `/api/${LOG_PATHS.action}`,
      documented('Logs a press on a dish or a promotion; several under `entries`', actionBodySchema),
      (request, reply) => keep(request, reply, actionsFromWire(request.body)),
    );
    scope.post<{ Body: v.InferOutput<typeof systemBodySchema> }>(
      `/api/${LOG_PATHS.system}`,
      documented('Logs a search or an outage of the network; several under `entries`', systemBodySchema),
      (request, reply) => keep(request, reply, systemFromWire(request.body)),
    );
  });
};
