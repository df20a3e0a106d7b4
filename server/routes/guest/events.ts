// GET events: a place's small changes as they happen, as `text/event-stream`. Ours to define.
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

/** A device that does not read what it is sent is let go; it comes back and is told again. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** A board says within seconds that it is old, so it hears the more often that it is not. */
const STAFF_HEARTBEAT_MS = 5_000;

/** A device that is turned away polls meanwhile. */
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

/** Text of an event on a stream: written once, however many read it. */
const textOf = (event: PlaceEvent): string => {
  const text = written.get(event) ?? `id: ${event.seq}\ndata: ${JSON.stringify(eventToWire(event))}\n\n`;
  written.set(event, text);
  return text;
};

/** Streams what a follower hears until either side ends it; `leave` is called then. */
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
    // A proxy that collects would hold an event back.
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
  // Streams would keep a stopping server alive.
  app.addHook('preClose', async () => feeds.close());

  app.get(
    '/api/events',
    {
      exposeHeadRoute: false,
      schema: {
        summary: 'Small changes as they happen, as text/event-stream',
        headers: streamHeaders,
        response: {
          // The shape of what each message bears in its `data`.
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
