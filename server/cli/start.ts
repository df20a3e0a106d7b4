import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
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
  const server = await startServer(configuration(), ROOT);
  return stopOnSignals(server.stop);
}

export interface RunningServer {
  readonly addresses: readonly Address[];
  /** Answers what has been asked, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds the app of `root` where it is not what its sources give, opens the store, imports the demo venues where they
 * are wanted, listens, and says where. Throws a Mistake for what whoever starts it can mend.
 */
export async function startServer(
  config: Config,
  root: string,
  say: (text: string) => void = console.log,
): Promise<RunningServer> {
  await checkCertificate(config);
  if (!(await isBuilt(root))) {
    say('Building the app. This takes a moment, once for every version.');
    await buildAppOrSay(root);
  }
  const store = await openConfiguredStore(config);
  try {
    if (config.demo) await importDemos(store, config, root, say);
    const app = await createApp({ store, config, distDir: join(root, 'dist') });
    const port = await listen(app, config);
    const addresses = addressesOf({ ...config, port, tls: config.tlsCert !== undefined });
    say(await greeting(store, addresses));
    return {
      addresses,
      stop: async () => {
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
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

async function importDemos(store: Store, config: Config, root: string, say: (text: string) => void): Promise<void> {
  const imported = await importDemoVenues(store, config.dataDir, join(root, 'server/demo'));
  if (!imported.ok) throw new Mistake(imported.error);
  if (imported.value.length > 0) say(`Demo venues imported: ${imported.value.join(', ')}.`);
}

async function greeting(store: Store, addresses: readonly Address[]): Promise<string> {
  const lines = ['', 'Tabl is running.', '', addressText(addresses), ''];
  const table = await pickTable(store);
  const guests = addresses[0];
  if (table && guests) lines.push(tableLinkText(guests.url, table), '');
  lines.push('Stop it with Ctrl+C. Settings: npm start -- --help');
  return lines.join('\n');
}
