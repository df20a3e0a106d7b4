// The network between a device and the kitchen, with its faults.

import { HEADERS } from '#contract/headers.ts';
import { type RawAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandCall } from '#contract/outbox/command.ts';
import type { OrderId } from '#domain/ids.ts';
import type { TableSession } from '#domain/session/session.ts';
import { EURO } from './venue.ts';
import type { VenueServer } from './venue-server.ts';
import type { World } from './world.ts';

export const FATES = [
  'delivered',
  'lost request',
  'lost response',
  'delivered twice',
  'delivered late',
  'black hole',
  'server dies before commit',
  'server dies after commit',
  '500 unheard',
  '500 after commit',
  '502 page',
  '429',
  '409 still running',
  'portal page',
  'portal JSON',
  'answer of another order',
  'answer cut off',
] as const;
export type Fate = (typeof FATES)[number];

export interface Network {
  /** Connection state; the server's own health is separate. */
  isUp: boolean;
  isPortal: boolean;
  serverIsUp: boolean;
  readonly transmit: (request: CommandCall, settle: (end: () => RawAnswer) => void) => void;
  /** `undefined`: the answer was not from our server. */
  readonly probe: () => Promise<{ serverNow: number } | undefined>;
  /** `undefined`: no answer. */
  readonly scan: (table: string) => Promise<TableSession | undefined>;
}

/** Timeout of the device's calls, ms. [S9.07] */
const TIMEOUT = 55_000;
export const LATEST_DELIVERY = 90_000;

const json = (status: number, body: unknown, retryAfter: string | null = null): RawAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  retryAfter,
  body,
});
const page = (status: number): RawAnswer => ({ status, contentType: 'text/html', retryAfter: null, body: undefined });
const failure = (status: number, id: string, message: string, retryAfter: string | null = null): RawAnswer =>
  json(status, { success: false, id, payload: { message } }, retryAfter);
const unreachable = (): RawAnswer => {
  throw new TypeError('Failed to fetch');
};

export interface NetworkOptions {
  readonly world: World;
  readonly order: (request: CommandCall) => Promise<RawAnswer>;
  readonly scan: (table: string) => Promise<TableSession>;
  readonly server: Pick<VenueServer, 'crashBeforeCommit'>;
  /** Latency in one direction, ms. */
  readonly latency: () => number;
  readonly fate: () => Fate;
  readonly onAnswer: (request: CommandCall, answer: RawAnswer) => void;
}

export function createNetwork(options: NetworkOptions): Network {
  const { world, order, scan, server, latency, fate, onAnswer } = options;
  let lastAccepted: RawAnswer | undefined;

  /** The request reaches the server and takes effect. */
  const serve = async (request: CommandCall): Promise<RawAnswer> => {
    const answer = await order(request);
    onAnswer(request, answer);
    if (answer.status === 201) lastAccepted = answer;
    return answer;
  };

  const isThrough = (): boolean => network.isUp && network.serverIsUp && !network.isPortal;

  const network: Network = {
    isUp: true,
    isPortal: false,
    serverIsUp: true,
    probe: async () => (isThrough() ? { serverNow: world.now() } : undefined),
    scan: async (table) => (isThrough() ? scan(table).catch(() => undefined) : undefined),

    transmit: (request, settle) => {
      const id = request.headers[HEADERS.idempotencyKey] ?? '';
      let open = true;
      const finish = (end: () => RawAnswer) => {
        if (!open) return;
        open = false;
        callOff();
        settle(end);
      };
      const callOff = world.after(TIMEOUT, () => finish(unreachable));
      const answer = (ms: number, end: () => RawAnswer) => world.after(ms, () => finish(end));
      /** The answer is lost when the network failed meanwhile. */
      const bringBack = (result: RawAnswer) =>
        world.after(latency(), () => (network.isUp ? finish(() => result) : undefined));
      const deliver = (ms: number, then: (result: RawAnswer) => void) =>
        world.after(ms, async () => {
          if (!network.serverIsUp) return void answer(1, unreachable);
          then(await serve(request));
        });

      if (!network.isUp) return void answer(latency(), unreachable);
      if (network.isPortal) return void answer(latency(), () => page(200));
      const happens = fate();
      if (happens !== 'delivered') world.note(`network: ${happens} (${id.slice(-4)})`);
      switch (happens) {
        case 'delivered':
          deliver(latency(), bringBack);
          return;
        case 'lost request':
          answer(latency(), unreachable);
          return;
        case 'black hole':
          return;
        case 'lost response':
          deliver(latency(), () => answer(latency(), unreachable));
          return;
        case 'delivered twice':
          deliver(latency(), bringBack);
          deliver(latency() + 3_000, () => undefined);
          return;
        case 'delivered late':
          answer(latency(), unreachable);
          deliver(LATEST_DELIVERY - latency(), () => undefined);
          return;
        case 'server dies before commit':
          world.after(latency(), async () => {
            server.crashBeforeCommit();
            await serve(request);
            answer(latency(), unreachable);
            restartServer(3_000);
          });
          return;
        case 'server dies after commit':
          deliver(latency(), () => {
            answer(latency(), unreachable);
            restartServer(3_000);
          });
          return;
        case '500 unheard':
          answer(latency(), () => failure(500, id, 'internal_error'));
          return;
        case '500 after commit':
          deliver(latency(), () => answer(latency(), () => failure(500, id, 'internal_error')));
          return;
        case '502 page':
          answer(latency(), () => page(502));
          return;
        case '429':
          answer(latency(), () => failure(429, id, 'rate_limited', '7'));
          return;
        case '409 still running':
          answer(latency(), () => failure(409, id, 'still_running', '2'));
          return;
        case 'portal page':
          answer(latency(), () => page(200));
          return;
        case 'portal JSON':
          answer(latency(), () => json(200, { success: true, message: 'Welcome to the free Wi-Fi' }));
          return;
        case 'answer of another order':
          answer(latency(), () => lastAccepted ?? json(422, refusedToWire(OTHER, 'other' as OrderId, EURO)));
          return;
        case 'answer cut off':
          deliver(latency(), (result) => answer(latency(), () => ({ ...result, body: undefined })));
          return;
      }
    },
  };

  const restartServer = (ms: number) => {
    world.after(200, () => {
      network.serverIsUp = false;
    });
    world.after(ms, () => {
      network.serverIsUp = true;
    });
  };
  return network;
}

const OTHER = { code: 'inactive_products', productIds: [], ingredientIds: [], quote: undefined } as const;
