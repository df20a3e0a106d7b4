// Sends journal events to webhooks, in the background.
import { randomUUID } from 'node:crypto';
import { journalHead } from '../../store/log/journal-head.ts';
import { listWebhooks, placesWithWebhooks, slugOfPlace } from '../../store/webhook/webhooks.ts';
import { type Following, followPlaces } from '../following/follow-places.ts';
import { driveWebhook, type Telling } from './drive-webhook.ts';

/** Settles when no webhook has a due event. A message interrupted by a stop is sent again by the next server. */
export type Webhooks = Following;

export interface WebhookOptions extends Omit<Telling, 'holder' | 'signal'> {
  readonly lookEveryMs?: number | undefined;
}

export const startWebhooks = (options: WebhookOptions): Webhooks => {
  const { store, clock } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const telling: Telling = { ...options, holder: randomUUID(), signal };
  const following = followPlaces({
    ...options,
    name: 'Telling webhooks',
    signal,
    places: () => placesWithWebhooks(store.read),
    look: async (placeId, run) => {
      const hooks = await listWebhooks(store.read, placeId);
      if (hooks.length === 0) return;
      const head = await journalHead(store.read, placeId);
      const now = clock();
      const due = hooks.filter(({ seq, pausedAt, retryAt }) => seq < head && pausedAt === undefined && retryAt <= now);
      const place = due.length === 0 ? undefined : await slugOfPlace(store.read, placeId);
      if (place === undefined || signal.aborted) return;
      // In parallel, so that a receiver without an answer stops no other one.
      await Promise.all(
        due.map(({ id }) => run(id, () => driveWebhook(telling, { placeId, place, id }, () => signal.aborted))),
      );
    },
  });
  return {
    settle: following.settle,
    stop: () => {
      stopping.abort();
      return following.stop();
    },
  };
};
