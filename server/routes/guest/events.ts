// GET events: a place's changes as `text/event-stream`. Not in the specification's API.
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { eventSchema, eventToWire, HEARTBEAT_MS, type PlaceEvent } from '#contract/events.ts';
import { HEADERS } from '#contract/headers.ts';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import { parseSecrets } from '#contract/order/order-secret.ts';
import { createPlaceFeeds, type Follower, type PlaceFeeds } from '../../services/place/place-feeds.ts';
import type { Services } from '../../services/services.ts';
import { createOpenStreams } from '../../services/session/open-streams.ts';
import { provenCaller } from '../../services/session/proven-caller.ts';
import { addressOf } from '../call-address.ts';
import { deviceHeaders, placeHeaders, refusedSchema, secretHeaders, sessionHeaders } from '../documented.ts';
import { headerOf, placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from '../staff/guard.ts';
import { deviceOf } from './order-headers.ts';

/** Limit of unread bytes: a slow device is disconnected, reconnects, and gets the events again. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** More frequent for staff, whose board shows within seconds that it is out of date, ms. */
const STAFF_HEARTBEAT_MS = 5_000;

/** A rejected device polls meanwhile, seconds. */
const RETRY_AFTER_SECONDS = 60;

const streamHeaders = v.looseObject({
  ...sessionHeaders.entries,
  [HEADERS.session]: v.optional(sessionHeaders.entries[HEADERS.session]),
  [HEADERS.orderSecrets]: v.optional(secretHeaders.entries[HEADERS.orderSecrets]),
  [HEADERS.device]: deviceHeaders.entries[HEADERS.device],
  'last-event-id': v.optional(v.pipe(v.string(), v.description('The last number that was seen'))),
});

const lastSeqOf = (last: string | undefined): number | undefined =>
  last !== undefined && /^\d{1,15}$/.test(last) ? Number(last) : undefined;

const written = new WeakMap<PlaceEvent, string>();

/** One event serialised for the stream; the same string is sent to every listener. */
const textOf = (event: PlaceEvent): string => {
  const text = written.get(event) ?? `id: ${event.seq}\ndata: ${JSON.stringify(eventToWire(event))}\n\n`;
  written.set(event, text);
  return text;
};

/** Streams a follower's events until either side ends it, then calls `leave`. */
const streamTo = (
  reply: FastifyReply,
  feeds: PlaceFeeds,
  follower: Omit<Follower, 'send' | 'onEnd'>,
  { every, leave }: { readonly every: number; readonly leave: () => void },
): void => {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Disables buffering by proxies.
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    else raw.write(text);
  };
  const stop = feeds.follow({
    ...follower,
    send: (event) => write(textOf(event)),
    onEnd: () => raw.end(),
  });
  const heartbeat = setInterval(() => write(':\n\n'), every);
  raw.on('close', () => {
    clearInterval(heartbeat);
    leave();
    stop();
  });
};

export const eventRoutes = (app: FastifyInstance, services: Services): void => {
  const feeds = createPlaceFeeds(services);
  const streams = createOpenStreams();
  // Closes the streams, which would keep a stopping server alive.
  app.addHook('preClose', async () => feeds.close());

  app.get(
    '/api/events',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Small changes as they happen, as text/event-stream',
        headers: streamHeaders,
        response: {
          // Schema of the `data` of each message.
          200: { content: { 'text/event-stream': { schema: eventSchema } } },
          404: refusedSchema,
          429: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const token = headerOf(request, HEADERS.session);
      const device = deviceOf(request);
      const proof = await provenCaller(services, place, { device, token });
      const leave = streams.enter({ address: addressOf(request), proof });
      if (!leave) {
        return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: RETRY_AFTER_SECONDS });
      }
      const last = headerOf(request, 'last-event-id');
      const secrets = parseSecrets(headerOf(request, HEADERS.orderSecrets));
      const follower = { placeId: place.id, token, device, secrets, lastSeq: lastSeqOf(last) };
      streamTo(reply, feeds, follower, { every: HEARTBEAT_MS, leave });
      return reply;
    },
  );

  app.get(
    '/api/staff/events',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'That the staff’s board has changed, as text/event-stream',
        headers: v.looseObject({
          ...placeHeaders.entries,
          'last-event-id': streamHeaders.entries['last-event-id'],
        }),
        response: {
          200: { content: { 'text/event-stream': { schema: eventSchema } } },
          401: refusedSchema,
          403: refusedSchema,
        },
      },
    },
    async (request, reply) => {
      const lastSeq = lastSeqOf(headerOf(request, 'last-event-id'));
      const follower = { placeId: staffOf(request).placeId, token: undefined, isStaff: true, lastSeq };
      streamTo(reply, feeds, follower, { every: STAFF_HEARTBEAT_MS, leave: () => undefined });
      return reply;
    },
  );
};
