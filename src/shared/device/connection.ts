// Whether our server is reachable, for screens. The state machine loads after the first paint; earlier events are queued.
import type { ApiFailure } from '#core/api/http.ts';
import type { ConnectionEvent } from './connection.machine.ts';

export interface Connection {
  /** False only when the server does not answer; a doubtful connection counts as online. */
  readonly isOnline: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: ConnectionEvent) => void;
  /**
   * Loads the machine and starts it, once. `onReturn` is called when the server answers again after an outage. Rejects when
   * the machine cannot be loaded; `start` may then be called again.
   */
  readonly start: (onReturn: () => void) => Promise<void>;
}

/** `probe` resolves true where our own server answered. */
export function createConnection(probe: () => Promise<boolean>): Connection {
  const listeners = new Set<() => void>();
  let early: ConnectionEvent | undefined;
  let isOnline = true;
  let starting: Promise<void> | undefined;
  let send = (event: ConnectionEvent): void => {
    // Only the latest early event is kept.
    early = event;
  };
  return {
    isOnline: () => isOnline,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) => send(event),
    start: (onReturn) => {
      starting ??= begin(onReturn).catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      return starting;
    },
  };

  async function begin(onReturn: () => void): Promise<void> {
    const [{ createActor, fromPromise }, { connectionMachine }] = await Promise.all([
      import('xstate'),
      import('./connection.machine.ts'),
    ]);
    const actor = createActor(connectionMachine.provide({ actors: { probe: fromPromise(probe) } }));
    actor.subscribe((state) => {
      // A doubtful state or a running probe keeps the last known answer.
      const online = state.matches('reachable') || (isOnline && !state.matches('unreachable'));
      if (online === isOnline) return;
      isOnline = online;
      for (const listener of listeners) listener();
      // Only a return counts: an answer to a flush must not cause the next flush.
      if (online) onReturn();
    });
    actor.start();
    send = (event) => actor.send(event);
    if (early) send(early);
  }
}

/** Error number in a guest's message, so that staff can identify the cause. [S8.01] */
export const FAILURE_NUMBER: Record<ApiFailure['kind'], 1 | 2 | 3> = { responded: 1, no_response: 2, other: 3 };
