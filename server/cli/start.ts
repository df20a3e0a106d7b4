import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { isBuilt } from '../site/app-build.ts';
import type { Store } from '../store/store.ts';
import { importDemoVenues } from '../venue/demo-venues.ts';
import { type Address, addressesOf, addressText } from './addresses.ts';
import { buildAppOrSay, ROOT } from './build.ts';
import { configuration } from './configuration.ts';
import { listen, stopOnSignals } from './listening.ts';
import { Mistake } from './mistake.ts';
import { pickTable, tableLinkText } from './table-link.ts';
import { openConfiguredStore } from './with-store.ts';

/** `npm start`: serves until it is told to stop. */
export async function main(): Promise<number> {
  const config = configuration();
  await checkCertificate(config);
  if (!(await isBuilt(ROOT))) {
    console.log('Building the app. This takes a moment, once for every version.');
    await buildAppOrSay();
  }
  const store = await openConfiguredStore(config);
  let app: FastifyInstance;
  let port: number;
  try {
    await importDemos(store, config);
    app = await createApp({ store, config, distDir: join(ROOT, 'dist') });
    port = await listen(app, config);
  } catch (error) {
    await store.close();
    throw error;
  }
  const addresses = addressesOf({ ...config, port, tls: config.tlsCert !== undefined });
  console.log(await greeting(store, addresses));
  return stopOnSignals(async () => {
    await app.close();
    await store.close();
  });
}

async function checkCertificate({ tlsCert, tlsKey }: Config): Promise<void> {
  for (const [name, file] of [
    ['TLS_CERT', tlsCert],
    ['TLS_KEY', tlsKey],
  ]) {
    if (file === undefined) continue;
    await access(file, constants.R_OK).catch(() => {
      throw new Mistake(`${name} is "${file}", which cannot be read. Set it to a file in PEM that this user may read.`);
    });
  }
}

async function importDemos(store: Store, config: Config): Promise<void> {
  if (!config.demo) return;
  const imported = await importDemoVenues(store, config.dataDir, join(ROOT, 'server/demo'));
  if (!imported.ok) throw new Mistake(imported.error);
  if (imported.value.length > 0) console.log(`Demo venues imported: ${imported.value.join(', ')}.`);
}

async function greeting(store: Store, addresses: readonly Address[]): Promise<string> {
  const lines = ['', 'Tabl is running.', '', addressText(addresses), ''];
  const table = await pickTable(store);
  const guests = addresses[0];
  if (table && guests) lines.push(tableLinkText(guests.url, table), '');
  lines.push('Stop it with Ctrl+C. Settings: npm start -- --help');
  return lines.join('\n');
}
