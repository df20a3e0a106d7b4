// A TCP proxy that injects network faults before a server. Faults are below HTTP, so that page, worker and other clients see
// the same network, unlike with a browser's "offline" switch.
import { createServer, type Server, type Socket, connect as tcpConnect } from 'node:net';
import { frameRequests } from './fault-proxy-requests.ts';

/** Matching requests, as "POST /api/orders?x=1". */
type Matching = string | RegExp;

export type Toxic =
  /** Refuses the connection, like a port without a server. */
  | { readonly kind: 'refuse' }
  /** Accepts, then resets. `chance` (0–1, default 1) per connection. */
  | { readonly kind: 'reset'; readonly chance?: number }
  /** Accepts and reads, and never answers. */
  | { readonly kind: 'black-hole' }
  /** Each way, in ms. */
  | { readonly kind: 'latency'; readonly ms: number; readonly jitter?: number }
  /** Each way. */
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** Resets the connection after this many downloaded bytes. */
  | { readonly kind: 'cut-after'; readonly bytes: number }
  /** The server executes the request; its answer never arrives. `times` (default: always). */
  | { readonly kind: 'lose-answer'; readonly to: Matching; readonly times?: number }
  /** A captive portal answers every request with its page and 200. */
  | { readonly kind: 'captive-portal' }
  /** A failing middlebox answers matching requests (default: all), which never reach the server. */
  | { readonly kind: 'status'; readonly status: number; readonly to?: Matching; readonly times?: number };

export interface FaultProxy {
  readonly port: number;
  /** Replaces the fault, and closes open connections unless told to keep them. Resolves when it is active. */
  set(toxic: Toxic, options?: { readonly keepOpen?: boolean }): Promise<void>;
  /** Ends the fault; closes open connections unless told to keep them. */
  heal(options?: { readonly keepOpen?: boolean }): Promise<void>;
  /** Forwards new connections to another local port. */
  pointTo(port: number): void;
  readonly counts: Readonly<Record<'connections' | 'faults', number>>;
  /** Requests that reached the server, oldest first. */
  readonly forwarded: readonly string[];
  /** Unintended faults between proxy and server. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

export const PORTAL_PAGE = '<!doctype html><title>Free Wi-Fi</title><h1>Please accept our terms</h1>';

export interface FaultProxyOptions {
  /** Server port on 127.0.0.1. */
  readonly upstreamPort: number;
  /** 0 (default): any free port. */
  readonly port?: number;
  readonly hosts?: readonly string[];
  readonly seed?: number;
}

/** Starts the proxy without a fault; the same seed makes the same choices. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const hosts = options.hosts ?? ['127.0.0.1'];
  const random = seededRandom(options.seed ?? 1);
  const counts = { connections: 0, faults: 0 };
  const forwarded: string[] = [];
  const troubles: string[] = [];
  const open = new Set<Socket>();
  let upstreamPort = options.upstreamPort;
  let toxic: Toxic | undefined;
  let timesLeft = Number.POSITIVE_INFINITY;
  let servers: Server[] = [];
  let port = options.port ?? 0;

  /** Whether the fault applies to this request; counts against `times`. */
  const strikes = (request: string, to: Matching | undefined): boolean => {
    if (timesLeft <= 0 || (to !== undefined && !matches(request, to))) return false;
    timesLeft--;
    counts.faults++;
    return true;
  };

  const serve = (client: Socket): void => {
    counts.connections++;
    const current = toxic;
    track(open, client);
    if (current?.kind === 'black-hole') {
      counts.faults++;
      client.resume();
      return;
    }
    if (current?.kind === 'reset' && random() < (current.chance ?? 1)) {
      counts.faults++;
      client.resetAndDestroy();
      return;
    }
    let bytesDown = 0;
    const server = tcpConnect(upstreamPort, '127.0.0.1');
    track(open, server);
    server.setNoDelay(true);
    client.setNoDelay(true);
    client.on('close', () => server.destroy());
    server.on('error', (error) => {
      troubles.push(`${new Date().toISOString()} ${error.message}, after ${bytesDown} bytes`);
      client.resetAndDestroy();
    });

    const framer = frameRequests();
    let loseNext = false;
    let answered = false;
    const up = paced(server, current, random);
    const down = paced(client, current, random);
    server.on('close', () => down(undefined));

    client.on('data', (data) => {
      const chunk = bytesOf(data);
      for (const request of framer.push(chunk)) {
        const answer = foreignAnswer(current, request, strikes);
        if (answer) {
          answered = true;
          client.end(answer);
          server.destroy();
          return;
        }
        forwarded.push(request);
        if (current?.kind === 'lose-answer' && strikes(request, current.to)) loseNext = true;
      }
      if (!answered) up(chunk);
    });
    server.on('data', (data) => {
      const chunk = bytesOf(data);
      if (answered) return;
      // The first byte of an answer shows that the server has executed the request.
      if (loseNext) {
        client.resetAndDestroy();
        return;
      }
      if (current?.kind === 'cut-after' && bytesDown + chunk.length > current.bytes) {
        counts.faults++;
        client.write(chunk.subarray(0, current.bytes - bytesDown), () => client.resetAndDestroy());
        bytesDown = current.bytes;
        return;
      }
      bytesDown += chunk.length;
      down(chunk);
    });
  };

  const listen = async (): Promise<void> => {
    for (const host of hosts) {
      const server = createServer(serve);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
      const address = server.address();
      if (address !== null && typeof address === 'object') port = address.port;
      servers.push(server);
    }
  };
  const closeOpen = (): void => {
    for (const socket of open) socket.resetAndDestroy();
    open.clear();
  };
  const stopListening = async (): Promise<void> => {
    const closing = servers;
    servers = [];
    await Promise.all(closing.map((server) => new Promise((resolve) => server.close(resolve))));
  };

  const set = async (next: Toxic | undefined, keepOpen: boolean): Promise<void> => {
    toxic = next;
    timesLeft = (next && 'times' in next ? next.times : undefined) ?? Number.POSITIVE_INFINITY;
    if (!keepOpen) closeOpen();
    if (next?.kind === 'refuse') {
      closeOpen();
      await stopListening();
    } else if (servers.length === 0) await listen();
  };

  await listen();
  return {
    get port() {
      return port;
    },
    set: (next, { keepOpen = false } = {}) => set(next, keepOpen),
    heal: ({ keepOpen = false } = {}) => set(undefined, keepOpen),
    pointTo: (next) => {
      upstreamPort = next;
    },
    counts,
    forwarded,
    troubles,
    close: async () => {
      closeOpen();
      await stopListening();
    },
  };
}

const bytesOf = (data: string | Buffer): Buffer => (typeof data === 'string' ? Buffer.from(data) : data);

const matches = (request: string, to: Matching): boolean =>
  typeof to === 'string' ? request === to || request.startsWith(`${to}?`) : to.test(request);

/** The complete answer of a portal or middlebox, if any. */
function foreignAnswer(
  toxic: Toxic | undefined,
  request: string,
  strikes: (request: string, to: Matching | undefined) => boolean,
): string | undefined {
  if (toxic?.kind === 'captive-portal' && strikes(request, undefined)) return answerOf(200, PORTAL_PAGE);
  if (toxic?.kind === 'status' && strikes(request, toxic.to)) return answerOf(toxic.status, '<h1>Bad gateway</h1>');
  return undefined;
}

const answerOf = (status: number, html: string): string =>
  [
    `HTTP/1.1 ${status} Somebody Else`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(html)}`,
    'connection: close',
    '',
    html,
  ].join('\r\n');

function track(open: Set<Socket>, socket: Socket): void {
  open.add(socket);
  socket.on('close', () => open.delete(socket));
  // Connection resets are expected here.
  socket.on('error', () => socket.destroy());
}

/** Writes to a socket in order, at the fault's pace; `undefined` ends it. */
function paced(to: Socket, toxic: Toxic | undefined, random: () => number): (chunk: Buffer | undefined) => void {
  const write = (chunk: Buffer | undefined): void => {
    if (!to.writable) return;
    if (chunk) to.write(chunk);
    else to.end();
  };
  if (toxic?.kind !== 'latency' && toxic?.kind !== 'bandwidth') return write;
  let free = 0;
  // Millisecond timers may fire out of order, so each writes the oldest piece.
  const waiting: (Buffer | undefined)[] = [];
  const writeOldest = () => write(waiting.shift());
  return (chunk) => {
    waiting.push(chunk);
    const now = performance.now();
    if (toxic.kind === 'latency') free = Math.max(free, now + toxic.ms + random() * (toxic.jitter ?? 0));
    else free = Math.max(free, now) + ((chunk?.length ?? 0) / toxic.bytesPerSecond) * 1000;
    setTimeout(writeOldest, free - now);
  };
}

/** Numbers in [0, 1), equal for equal seeds (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
