// Other programs are told of what happens, from the journal, beside all that guests wait for.
import { randomUUID } from 'node:crypto';
import { journalHead } from '../store/log/journal-head.ts';
import { listWebhooks, placesWithWebhooks, slugOfPlace, type Webhook } from '../store/webhook/webhooks.ts';
import { driveWebhook, type Telling } from './drive-webhook.ts';

/** Also where nothing tells: a time to try again, one that a command has added. */
const LOOK_EVERY_MS = 5000;

export interface Webhooks {
  /** Tells every webhook until none has to be told anything now. */
  readonly settle: () => Promise<void>;
  /** Ends what is under way; it is told again by whoever comes next. */
  readonly stop: () => Promise<void>;
}

export interface WebhookOptions extends Omit<Telling, 'holder' | 'signal'> {
  readonly lookEveryMs?: number | undefined;
}

export const startWebhooks = (options: WebhookOptions): Webhooks => {
  const { store, clock, log, lookEveryMs = LOOK_EVERY_MS } = options;
  const stopping = new AbortController();
  const telling: Telling = { ...options, holder: randomUUID(), signal: stopping.signal };
  const isStopped = () => stopping.signal.aborted;
  const running = new Map<string, Promise<void>>();
  /** Asked for while they run: they look once more. */
  const again = new Set<string>();

  const drive = (hook: Webhook, place: string): Promise<void> => {
    const { id, placeId } = hook;
    const current = running.get(id);
    if (current) {
      again.add(id);
      return current;
    }
    const loop = async (): Promise<void> => {
      try {
        do {
          again.delete(id);
          await driveWebhook(telling, { placeId, place, id }, isStopped);
        } while (again.has(id) && !isStopped());
      } catch (error) {
        // Its row stays as it is, and the next look tries again.
        if (!isStopped()) log.warn({ err: error, place: placeId }, 'Telling a webhook was interrupted');
      } finally {
        running.delete(id);
        again.delete(id);
      }
    };
    const promise = loop();
    running.set(id, promise);
    return promise;
  };

  const look = async (placeId: number): Promise<void> => {
    const hooks = await listWebhooks(store.read, placeId);
    if (hooks.length === 0) return;
    const head = await journalHead(store.read, placeId);
    const now = clock();
    const due = hooks.filter(({ seq, pausedAt, retryAt }) => seq < head && pausedAt === undefined && retryAt <= now);
    const place = due.length === 0 ? undefined : await slugOfPlace(store.read, placeId);
    // Apart from each other: one that does not answer stops no other one.
    if (place !== undefined && !isStopped()) await Promise.all(due.map((hook) => drive(hook, place)));
  };
  const lookEverywhere = async (): Promise<void> => {
    if (!isStopped()) await Promise.all((await placesWithWebhooks(store.read)).map(look));
  };
  const lookAndSay = (looking: Promise<void>): void => {
    looking.catch((error: unknown) => {
      if (!isStopped()) log.warn({ err: error }, 'Telling webhooks was interrupted');
    });
  };

  const stopListening = store.onChange((placeId) => {
    if (!isStopped()) lookAndSay(placeId === undefined ? lookEverywhere() : look(placeId));
  });
  const timer = setInterval(() => lookAndSay(lookEverywhere()), lookEveryMs);
  timer.unref();
  lookAndSay(lookEverywhere());

  return {
    settle: async () => {
      await lookEverywhere();
      while (running.size > 0) await Promise.all(running.values());
    },
    stop: async () => {
      stopping.abort();
      stopListening();
      clearInterval(timer);
      while (running.size > 0) await Promise.all(running.values());
    },
  };
};
