// GET events as a streamed fetch: an EventSource cannot send headers. [ours]
import { createParser } from 'eventsource-parser';
import { HEARTBEAT_MS, type PlaceEvent, parseEvent } from '#contract/events.ts';
import { HEADERS } from '#contract/headers.ts';
import type { SessionToken } from '#domain/ids.ts';
import type { Http } from './http.ts';

export interface EventStreamOptions {
  readonly place: number;
  readonly token: SessionToken | undefined;
  /** The device's own id; undefined: none yet. */
  readonly device?: string | undefined;
  /** Secrets of orders without a table, as the header carries them. */
  readonly orderSecrets?: string | undefined;
  /** Path and headers of a stream other than the guests'. */
  readonly own?: { readonly path: string; readonly headers: Readonly<Record<string, string>> } | undefined;
  readonly lastSeq: number | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: PlaceEvent) => void | Promise<void>;
  /** Called on any byte of the stream, including heartbeats. */
  readonly onAlive: () => void;
}

/**
 * Reads the stream until it ends, breaks or is aborted, or until two heartbeats are missing, since a dead connection is
 * silent. Resolves true when anything of our server was received.
 */
export async function readEvents(http: Http, options: EventStreamOptions): Promise<boolean> {
  const { signal, onAlive, onEvent } = options;
  const dead = new AbortController();
  const end = () => dead.abort();
  if (signal.aborted) return false;
  signal.addEventListener('abort', end);
  let watchdog = setTimeout(end, HEARTBEAT_MS * 2);
  let stood = false;
  const alive = () => {
    stood = true;
    clearTimeout(watchdog);
    watchdog = setTimeout(end, HEARTBEAT_MS * 2);
    onAlive();
  };
  try {
    const response = await fetch(`${http.baseUrl}/${options.own?.path ?? 'events'}`, {
      headers: headersOf(http, options),
      credentials: 'omit',
      cache: 'no-store',
      signal: dead.signal,
    });
    if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return false;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const read: PlaceEvent[] = [];
    const parser = createParser({
      onEvent: ({ data }) => {
        const event = parseEvent(data);
        if (event) read.push(event);
      },
    });
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return stood;
      alive();
      parser.feed(value);
      for (const event of read.splice(0)) await onEvent(event);
    }
  } catch {
    return stood;
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', end);
    // A throwing handler leaves the stream open: close it.
    end();
  }
}

const headersOf = (
  http: Http,
  { place, token, device, orderSecrets, lastSeq, own }: EventStreamOptions,
): Record<string, string> => ({
  ...http.addressed(place),
  ...own?.headers,
  accept: 'text/event-stream',
  ...(token === undefined ? {} : { [HEADERS.session]: token }),
  ...(device === undefined ? {} : { [HEADERS.device]: device }),
  ...(orderSecrets === undefined ? {} : { [HEADERS.orderSecrets]: orderSecrets }),
  ...(lastSeq === undefined ? {} : { 'last-event-id': String(lastSeq) }),
});
