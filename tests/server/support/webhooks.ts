// A venue with webhooks.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newWebhookSecret } from '../../../server/jobs/webhooks/sign-webhook.ts';
import { startWebhooks, type WebhookOptions, type Webhooks } from '../../../server/jobs/webhooks/webhooks.ts';
import type { Store } from '../../../server/store/store.ts';
import { addWebhook, listWebhooks, type Webhook } from '../../../server/store/webhook/webhooks.ts';
import { type FakeReceiver, type ReceiverSwitches, startFakeReceiver } from '../../support/fake-receiver.ts';
import { patience } from '../../support/patience.ts';
import { startServer, type TestServer } from './server.ts';
import { openEmptyStore } from './stores.ts';

export interface TellingHouse {
  readonly server: TestServer;
  readonly store: Store;
  readonly dataDir: string;
  readonly webhooks: Webhooks;
  readonly warnings: string[];
  readonly startAnother: (over?: Partial<WebhookOptions>) => Webhooks;
  /** Gives the secret. */
  readonly add: (url: string) => Promise<string>;
  readonly hook: (url?: string) => Promise<Webhook>;
  /** Places an order; returns its id. */
  readonly order: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

export const openTellingHouse = async (over: Partial<WebhookOptions> = {}, opened?: Store): Promise<TellingHouse> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabl-hooks-'));
  const store = opened ?? (await openEmptyStore(dataDir));
  const server = await startServer(store, dataDir);
  const warnings: string[] = [];
  const started: Webhooks[] = [];
  const start = (more: Partial<WebhookOptions> = {}): Webhooks => {
    const webhooks = startWebhooks({
      store,
      clock: () => server.clock.now,
      allowPrivate: true,
      log: { warn: (_fields, message) => warnings.push(message) },
      timeoutMs: patience(1500),
      random: () => 0,
      // No timed rounds: only notifications and the test trigger work.
      lookEveryMs: 3_600_000,
      ...over,
      ...more,
    });
    started.push(webhooks);
    return webhooks;
  };
  const webhooks = start();
  const session = await server.scan();
  let added = 0;
  return {
    ...{ server, store, dataDir, webhooks, warnings, startAnother: start },
    add: async (url) => {
      const secret = newWebhookSecret();
      added += 1;
      const one = { placeId: server.placeId, id: `hook-${added}`, url, secret, at: server.clock.now };
      await store.write(server.placeId, (tx) => addWebhook(tx, one));
      return secret;
    },
    hook: async (url) => {
      const hooks = await listWebhooks(store.read, server.placeId);
      const found = url === undefined ? hooks[0] : hooks.find((one) => one.url === url);
      if (!found) throw new Error('There is no such webhook');
      return found;
    },
    order: async () => {
      // An equal order within seconds would count as a duplicate.
      server.clock.now += 6000;
      const id = `0199c000-0000-7000-9000-${String(server.clock.now).slice(-12).padStart(12, '0')}`;
      const answer = await server.order({ session, id });
      if (answer.status !== 201) throw new Error(`Ordering ended with ${answer.status} ${answer.text}`);
      return id;
    },
    stop: async () => {
      await Promise.all(started.map((one) => one.stop()));
      await server.app.close();
      if (!opened) await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** A venue with one receiver, closed after the test. */
export const withReceiver = async (
  set: Partial<ReceiverSwitches>,
  walk: (house: TellingHouse, receiver: FakeReceiver, secret: string) => Promise<void>,
  over: Partial<WebhookOptions> = {},
): Promise<void> => {
  const receiver = await startFakeReceiver(set);
  const house = await openTellingHouse(over);
  try {
    await walk(house, receiver, await house.add(receiver.url));
  } finally {
    await house.stop();
    await receiver.stop();
  }
};
