import { join } from 'node:path';
import { createServer } from 'vite';
import { createApp } from '../app.ts';
import { importDemoVenues } from '../venue/demo-venues.ts';
import { ROOT } from './build.ts';
import { checkKeys } from './check-keys.ts';
import { configuration, Mistake } from './configuration.ts';
import { listen, stopOnSignals } from './listening.ts';
import { pickTable } from './table-link.ts';
import { openConfiguredStore } from './with-store.ts';

/** `npm run dev`: Vite serves the page on PORT and forwards /api, /pictures and /videos to the server on the next port. */
export async function main(): Promise<number> {
  const config = configuration();
  const api = { host: '127.0.0.1', port: config.port + 1 };
  const store = await openConfiguredStore(config);
  await checkKeys(store, config);
  const imported = await importDemoVenues(store, config.dataDir, join(ROOT, 'demo'));
  if (!imported.ok) throw new Mistake(imported.error);
  const app = await createApp({ store, config: { ...config, ...api, tlsCert: undefined, tlsKey: undefined } });
  await listen(app, api);

  const target = `http://${api.host}:${api.port}`;
  const vite = await createServer({
    root: ROOT,
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: {
        '/api': target,
        '/pictures': target,
        '/videos': target,
        '/healthz': target,
        '^/[^?]*manifest.webmanifest': target,
      },
    },
  });
  await vite.listen();
  vite.printUrls();
  console.log(`  Every part of the looks: http://localhost:${config.port}/tests/ui/parts/index.html`);
  const table = await pickTable(store);
  if (table) console.log(`  A table to try: http://localhost:${config.port}${table.path}`);
  return stopOnSignals(async () => {
    await vite.close();
    await app.close();
    await store.close();
  });
}
