// The server of `npm start` prints orders, and sends them to webhooks.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../../../server/cli/start.ts';
import { withStore } from '../../../../server/cli/with-store.ts';
import { readConfig } from '../../../../server/config.ts';
import { newWebhookSecret } from '../../../../server/jobs/webhooks/sign-webhook.ts';
import { appendJournal } from '../../../../server/store/journal.ts';
import { listPlaces } from '../../../../server/store/place/places.ts';
import { addWebhook } from '../../../../server/store/webhook/webhooks.ts';
import { startFakeReceiver } from '../../../support/fake-receiver.ts';
import { patience } from '../../../support/patience.ts';
import { set, smallVenue, writeVenueFolder } from '../../../support/small-venue.ts';
import { TICKET } from '../../support/papers.ts';

test('started server: prints an order as a picture into the venue’s print folder, and sends the order to the venue’s webhooks', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'start-printing-'));
  const root = join(dir, 'app');
  const venue = smallVenue('demo');
  set(venue, 'printers', [{ name: 'kitchen', address: 'folder:kitchen' }]);
  await writeVenueFolder(join(root, 'demo/one'), venue);
  await mkdir(join(root, 'node_modules/vite/bin'), { recursive: true });
  await mkdir(join(root, 'src'), { recursive: true });
  await writeFile(join(root, 'src/main.ts'), '');
  await writeFile(
    join(root, 'node_modules/vite/bin/vite.js'),
    `const { mkdirSync, writeFileSync } = require('node:fs');
     const out = process.argv[process.argv.indexOf('--outDir') + 1];
     mkdirSync(out + '/assets', { recursive: true });
     writeFileSync(out + '/index.html', '<p></p>');`,
  );
  const env = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(dir, 'data'), WEBHOOKS_PRIVATE: '1' };
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.join());
  const receiver = await startFakeReceiver();
  const running = await startServer(config.value, root, () => undefined);
  try {
    const placeId = await withStore(config.value, async (store) => {
      const [place] = await listPlaces(store);
      if (!place) throw new Error('No venue was imported');
      const hook = { placeId: place.id, id: 'till', url: receiver.url, secret: newWebhookSecret(), at: Date.now() };
      await store.write(place.id, (tx) => addWebhook(tx, hook));
      const { lines, order } = TICKET;
      const { at: _, ...head } = order;
      const payload = { ...head, lines, total: 980, currency: 'EUR', lateBy: null, replaces: null, menuVersion: '' };
      await store.write(place.id, (tx) =>
        appendJournal(tx, { placeId: place.id, at: Date.now(), type: 'order.placed', orderId: 'an-order', payload }),
      );
      return place.id;
    });
    const folder = join(dir, 'data/printed', String(placeId), 'kitchen');
    await expect
      .poll(() => readdir(folder).catch(() => []), { timeout: patience(8000) })
      .toEqual(['00000001-ticket.png']);
    await expect.poll(() => receiver.taken.length, { timeout: patience(8000) }).toBe(1);
  } finally {
    await running.stop();
    await receiver.stop();
    await rm(dir, { recursive: true });
  }
});
