import { createPrivateKey, X509Certificate } from 'node:crypto';
import { access, constants, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UNNAMED_OWNER } from '#domain/staff/told-name.ts';
import { createApp } from '../app.ts';
import { type Config, misspeltSettings } from '../config.ts';
import { startAccountMails } from '../jobs/mail/account-mails.ts';
import { startBookingMails } from '../jobs/mail/booking-mails.ts';
import type { MailOptions } from '../jobs/mail/mail-queue.ts';
import { startMails } from '../jobs/mail/mails.ts';
import { FOLDER_FROM, type Post } from '../jobs/mail/post.ts';
import { isRefusedAddress } from '../jobs/printing/printer-answer.ts';
import { startPrinting } from '../jobs/printing/printing.ts';
import { type PushOptions, startPush } from '../jobs/push/push.ts';
import { startWebhooks } from '../jobs/webhooks/webhooks.ts';
import { injecting } from '../payments/double/injecting.ts';
import { createPayments, type Payments } from '../payments/payments.ts';
import { sweepAccounts } from '../services/account/account-sweep.ts';
import { sweepGuestPictures } from '../services/gallery/gallery-sweep.ts';
import { everyHour } from '../services/hourly.ts';
import { sweepLogs } from '../services/log/log-sweep.ts';
import { sweepPersons } from '../services/order/person-sweep.ts';
import { sweepPictures } from '../services/owner/picture-sweep.ts';
import { startPlannedPublishing } from '../services/owner/planned-publishing.ts';
import { createPublishedPlaces } from '../services/place/published-places.ts';
import { sweepPapers } from '../services/printing/paper-sweep.ts';
import { firstOwnerLink } from '../services/staff/first-owner.ts';
import { pushSubject } from '../services/staff/push.ts';
import { watchScreens } from '../services/staff/watch-screens.ts';
import { isBuilt } from '../site/app-build.ts';
import { listPlaces } from '../store/place/places.ts';
import { listPrinters } from '../store/printing/printers-rows.ts';
import { readPushKeys } from '../store/push/push-key.ts';
import { lockForServer } from '../store/server-lock.ts';
import { readServerKeys, type ServerKeys } from '../store/staff/server-key.ts';
import type { Store } from '../store/store.ts';
import { demoSlugsIn, importDemoVenues } from '../venue/demo-venues.ts';
import { type Address, addressesOf, addressText } from './addresses.ts';
import { buildAppOrSay, ROOT } from './build.ts';
import { checkKeys } from './check-keys.ts';
import { configuration, Mistake } from './configuration.ts';
import { listen, stopOnSignals } from './listening.ts';
import { staffLinkText } from './staff/staff-link.ts';
import { pickTable, tableLinkText } from './table-link.ts';
import { databaseFile, openConfiguredStore } from './with-store.ts';

/** `npm start`: serves until a signal stops it. */
export async function main(): Promise<number> {
  for (const sentence of misspeltSettings(process.env)) console.error(sentence);
  const server = await startServer(configuration(), ROOT);
  return stopOnSignals(server.stop);
}

export interface RunningServer {
  readonly addresses: readonly Address[];
  /** Finishes the open requests, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds the app of `root` when its sources are newer, opens the store, imports the demo venues if wanted, listens, and
 * prints the addresses. Throws a Mistake for every error that the operator can fix.
 */
export async function startServer(
  config: Config,
  root: string,
  say: (text: string) => void = console.log,
): Promise<RunningServer> {
  await checkCertificate(config);
  await checkDataDir(config);
  const free = holdFolder(config);
  try {
    return await startOn(config, root, say, free);
  } catch (error) {
    free();
    throw error;
  }
}

async function startOn(
  config: Config,
  root: string,
  say: (text: string) => void,
  free: () => void,
): Promise<RunningServer> {
  if (!(await isBuilt(root))) {
    say('Building the app. This takes a moment, once for every version.');
    await buildAppOrSay(root);
  }
  const store = await openConfiguredStore(config);
  try {
    await checkKeys(store, config);
    if (config.demo) await importDemos(store, config, root, say);
    let app: FastifyInstance | undefined;
    const demoSlugs = config.demo ? await demoSlugsIn(config.dataDir) : [];
    const payments = await paymentsOf(config, demoSlugs, () => app);
    app = await createApp({ store, config, demoSlugs, payments, distDir: join(root, 'dist') });
    const port = await listen(app, config);
    const places = createPublishedPlaces(store);
    const printing = startPrinting({
      ...{ store, places, clock: Date.now, dataDir: config.dataDir, log: app.log },
      allowPrivate: config.privatePrinters,
    });
    const screens = watchScreens({ store, places, clock: Date.now, log: app.log });
    const allowPrivate = config.privateWebhooks;
    const webhooks = startWebhooks({ store, clock: Date.now, allowPrivate, log: app.log });
    const phones = await startPushWhere(config, { store, places, log: app.log });
    const planned = startPlannedPublishing({ store, clock: Date.now, log: app.log });
    const sweeping = { store, clock: Date.now };
    const papers = everyHour(() => sweepPapers(sweeping), app.log, 'Old papers were not taken away');
    const persons = everyHour(
      () => sweepPersons({ ...sweeping, places }),
      app.log,
      'Persons were not taken out of old orders',
    );
    const logs = everyHour(() => sweepLogs({ ...sweeping, places }), app.log, 'Old logs of visits were not taken away');
    const accounts = everyHour(
      () => sweepAccounts(sweeping),
      app.log,
      'What old sign-ins of customers left was not taken away',
    );
    const pictures = everyHour(
      () => sweepPictures({ ...sweeping, dataDir: config.dataDir }),
      app.log,
      'Old pictures were not taken away',
    );
    const guestPictures = everyHour(
      () => sweepGuestPictures({ ...sweeping, dataDir: config.dataDir }),
      app.log,
      'Old pictures of guests were not taken away',
    );
    const addresses = addressesOf({ ...config, port, tls: config.tlsCert !== undefined });
    const keys = await readServerKeys(config.dataDir);
    const beside = { store, places, keys, log: app.log };
    const mails = startMailsWhere(config, { addresses, isDemo: demoSlugs.length > 0 }, beside);
    say(await greeting(store, addresses, mails.folder, demoSlugs));
    const refused = config.privatePrinters ? [] : await refusedPrinters(store);
    if (refused.length > 0) say(refusedText(refused));
    return {
      addresses,
      stop: async () => {
        await app.close();
        const others = [webhooks.stop(), screens.stop(), phones?.stop(), mails.stop()];
        await Promise.all([
          planned.stop(),
          papers.stop(),
          persons.stop(),
          accounts.stop(),
          logs.stop(),
          pictures.stop(),
          guestPictures.stop(),
          printing.stop(),
          ...others,
        ]);
        await store.close();
        free();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Keys from the environment; demo venues without keys get test doubles. A double's notifications go through the server. */
async function paymentsOf(
  { publicUrl }: Config,
  demoSlugs: readonly string[],
  appOf: () => FastifyInstance | undefined,
): Promise<Payments> {
  const options = { env: process.env, publicUrl, demoSlugs, clock: Date.now, deliver: injecting(appOf) };
  try {
    return createPayments(options);
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error));
  }
}

/** Starts push only when push services accept this server. */
async function startPushWhere(
  { publicUrl, dataDir }: Config,
  beside: Pick<PushOptions, 'store' | 'places' | 'log'>,
): Promise<ReturnType<typeof startPush> | undefined> {
  const subject = pushSubject(publicUrl);
  if (subject === undefined) return undefined;
  return startPush({ ...beside, clock: Date.now, subject, keys: await readPushKeys(dataDir), allowPrivate: false });
}

/**
 * Starts the mails. Without a mail server the account mails, and the other mails of demo venues, are written to a folder.
 */
function startMailsWhere(
  { smtpUrl, mailFrom, publicUrl, dataDir }: Config,
  { addresses, isDemo }: { readonly addresses: readonly Address[]; readonly isDemo: boolean },
  beside: Pick<MailOptions, 'store' | 'places' | 'log'> & { readonly keys: ServerKeys },
): { readonly folder: string | undefined; readonly stop: () => Promise<unknown> } {
  const folder = join(dataDir, 'mail');
  const post: Post =
    smtpUrl === undefined || mailFrom === undefined
      ? { kind: 'folder', folder, from: FOLDER_FROM }
      : { kind: 'smtp', url: smtpUrl, from: mailFrom };
  const options = { ...beside, clock: Date.now, post, publicUrl: publicUrl ?? addresses[0]?.url ?? '' };
  const running = [
    startAccountMails(options),
    ...(post.kind === 'smtp' || isDemo ? [startMails(options), startBookingMails(options)] : []),
  ];
  return {
    folder: post.kind === 'folder' ? folder : undefined,
    stop: () => Promise.all(running.map(({ stop }) => stop())),
  };
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
  if (tlsCert === undefined || tlsKey === undefined) return;
  const certificate = await parsePem('TLS_CERT', tlsCert, 'certificate', (pem) => new X509Certificate(pem));
  const key = await parsePem('TLS_KEY', tlsKey, 'private key without a password', createPrivateKey);
  if (!certificate.checkPrivateKey(key)) {
    throw new Mistake(
      `TLS_KEY is "${tlsKey}", which is not the key of TLS_CERT "${tlsCert}". Set both to the files of one certificate.`,
    );
  }
}

async function parsePem<T>(name: string, file: string, what: string, parse: (pem: Buffer) => T): Promise<T> {
  try {
    return parse(await readFile(file));
  } catch {
    throw new Mistake(`${name} is "${file}", which holds no ${what} in PEM. Set it to a file that does.`);
  }
}

async function checkDataDir({ dataDir }: Config): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    if (!(await stat(dataDir)).isDirectory()) throw new Mistake('');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why =
      code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'this user may not write to' : 'is not a folder';
    throw new Mistake(`DATA_DIR is "${dataDir}", which ${why}. Set it to a folder that this user may write to.`);
  }
}

/**
 * Locks the folder, because SQLite belongs to one server; returns the unlock function. Several servers may share PostgreSQL.
 */
function holdFolder(config: Config): () => void {
  if (config.databaseUrl !== undefined) return () => undefined;
  const free = lockForServer(databaseFile(config));
  if (free) return free;
  throw new Mistake(
    `A server is running on the data in ${config.dataDir} (DATA_DIR). Stop that one, or set DATA_DIR to another folder. ` +
      'Servers that share their data need a PostgreSQL (DATABASE_URL).',
  );
}

async function importDemos(store: Store, config: Config, root: string, say: (text: string) => void): Promise<void> {
  const imported = await importDemoVenues(store, config.dataDir, join(root, 'demo'));
  if (!imported.ok) throw new Mistake(imported.error);
  if (imported.value.length > 0) say(`Demo venues imported: ${imported.value.join(', ')}.`);
}

async function greeting(
  store: Store,
  addresses: readonly Address[],
  mailFolder: string | undefined,
  demoSlugs: readonly string[],
): Promise<string> {
  const lines = ['', 'Tabl is running.', '', addressText(addresses), ''];
  const table = await pickTable(store);
  const guests = addresses[0];
  if (table && guests) lines.push(tableLinkText(guests.url, table), '');
  const owner = guests && (await ownerText(store, guests.url, table?.path.split('/')[1], demoSlugs));
  if (owner !== undefined) lines.push(owner, '');
  if (mailFolder !== undefined)
    lines.push(`No mail server is set (SMTP_URL). Mail to customers lies in ${mailFolder}`, '');
  lines.push('Stop it with Ctrl+C. Settings: npm start -- --help');
  return lines.join('\n');
}

/** Printers with an IP of the private network that the settings do not allow. */
async function refusedPrinters(store: Store): Promise<string[]> {
  const all = await Promise.all(
    (await listPlaces(store)).map(async ({ id, slug }) =>
      (await listPrinters(store.read, id))
        .filter(({ address }) => isRefusedAddress(address, false))
        .map(({ name, address }) => `${slug} ${name} (${address})`),
    ),
  );
  return all.flat();
}

const refusedText = (printers: readonly string[]): string =>
  `These printers stand in this server's own network and are not connected to: ${printers.join(', ')}. ` +
  'Set PRINTERS_PRIVATE=1 where they are the venues’ own.';

/** First name of the demo venues' owner, which their guests read. */
const DEMO_OWNER = 'Никола';

/** The owner's sign-in link, until a person has signed in. */
async function ownerText(
  store: Store,
  base: string,
  preferred: string | undefined,
  demoSlugs: readonly string[],
): Promise<string | undefined> {
  const places = await listPlaces(store);
  const place = places.find(({ slug }) => slug === preferred) ?? places[0];
  if (!place) return undefined;
  const name = demoSlugs.includes(place.slug) ? DEMO_OWNER : UNNAMED_OWNER;
  const invited = await firstOwnerLink({ store, clock: Date.now }, place.id, name);
  return (
    invited && `The staff's pages are closed until somebody signs in.\n${staffLinkText(base, place.slug, invited)}`
  );
}
