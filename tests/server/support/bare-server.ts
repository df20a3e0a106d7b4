// The server as a separate process that can be killed, with SQLite and a venue of many tables. Prints its port.
import { createApp } from '../../../server/app.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { DEFAULTS } from './server.ts';
import { MANY_TABLES, publish } from './venues.ts';

const [folder = '.'] = process.argv.slice(2);
const store = await openStore({ url: undefined, file: `${folder}/tabl.db` });
await publish(store, { tables: MANY_TABLES });
const app = await createApp({ store, config: { ...DEFAULTS, dataDir: folder } });
process.once('SIGTERM', async () => {
  await app.close();
  await store.close();
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
