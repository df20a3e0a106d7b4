// GET events as a streamed fetch: an EventSource cannot send headers. [ours]

import { HEARTBEAT_MS, type PlaceEvent, parseEvent } from '#contract/events.ts';
import { HEADERS } from '#contract/headers.ts';
import type { SessionToken } from '#domain/ids.ts';

export interface EventStreamOptions {
  readonly baseUrl: string;
  readonly place: number;
  readonly token: SessionToken | undefined;
  readonly lastSeq: number | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: PlaceEvent) => void | Promise<void>;
  /** Anything at all came, a heartbeat too. */
  readonly onAlive: () => void;
}

/**
 * Reads the stream until it ends, breaks or is aborted, or until two heartbeats have failed to come: a dead line says
 * nothing by itself. Resolves true where the line stood at all.
 */
export async function readEvents(options: EventStreamOptions): Promise<boolean> {
  const dead = new AbortController();
  const onAbort = () => dead.abort();
  options.signal.addEventListener('abort', onAbort);
  let watchdog = setTimeout(onAbort, HEARTBEAT_MS * 2);
  const alive = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(onAbort, HEARTBEAT_MS * 2);
  };
  try {
    const response = await fetch(`${options.baseUrl}/events`, {
      headers: {
        accept: 'text/event-stream',
        [HEADERS.place]: String(options.place),
        ...(options.token === undefined ? {} : { [HEADERS.session]: options.token }),
        ...(options.lastSeq === undefined ? {} : { 'last-event-id': String(options.lastSeq) }),
      },
      credentials: 'omit',
      cache: 'no-store',
      signal: dead.signal,
    });
    if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return false;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      alive();
      options.onAlive();
      rest += value;
      const messages = rest.split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const data = /^data: ?(.*)$/m.exec(message)?.[1];
        const event = data === undefined ? undefined : parseEvent(data);
        if (event) await options.onEvent(event);
      }
    }
  } catch {
    return false;
  } finally {
    clearTimeout(watchdog);
    options.signal.removeEventListener('abort', onAbort);
  }
}
