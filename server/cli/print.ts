import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Place } from '#domain/place/place.ts';
import { type Driving, drivePrinter } from '../jobs/printing/drive-printer.ts';
import type { PaperContent } from '../jobs/printing/paper-content.ts';
import { createPublishedPlaces } from '../services/place/published-places.ts';
import { addCopy } from '../services/printing/add-copy.ts';
import { ASKING_KINDS, isAsking } from '../services/printing/asking-printers.ts';
import { addTestSlip, confirmedAs, confirmLetters } from '../services/printing/test-slips.ts';
import { listPlaces } from '../store/place/places.ts';
import type { PublishedPrinter } from '../store/place/published.ts';
import { latestPrintJobs, type PrintJob } from '../store/printing/print-jobs.ts';
import { savePrinterKey } from '../store/printing/printer-keys.ts';
import { listPrinters, printerState } from '../store/printing/printers-rows.ts';
import { hashSecret, makeSecret } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { configuration, Mistake } from './configuration.ts';
import { withStore } from './with-store.ts';

const USAGE = [
  'Usage: npm run print -- list <place>',
  '       npm run print -- test <place> <printer>',
  '       npm run print -- confirm <place> <printer> <code on the test slip>',
  '       npm run print -- key <place> <printer that asks the server>',
  '       npm run print -- copy <place> <label of an order, or a paper as list names it>',
].join('\n');

const LISTED = 40;
/** Number of latest jobs searched; enough for one evening. */
const SEARCHED = 2000;
const LOOK_MS = 200;
/** Maximum wait for a printer, ms. */
const WAIT_MS = 90_000;

interface At {
  readonly store: Store;
  readonly dataDir: string;
  /** Whether printers may be in the server's private network. */
  readonly allowPrivate: boolean;
  readonly place: Place;
}

/** `npm run print -- …`: papers and printers of a place, with or without a running server. */
export async function main(args: string[]): Promise<number> {
  const [action, slug, ...rest] = wordsOf(args);
  const act = action !== undefined && Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!act || slug === undefined) throw new Mistake(USAGE);
  const config = configuration();
  return withStore(config, async (store) => {
    const places = await listPlaces(store);
    const place = places.find((one) => one.slug === slug);
    if (!place)
      throw new Mistake(`There is no place "${slug}". There are: ${places.map((one) => one.slug).join(', ')}.`);
    return act({ store, dataDir: config.dataDir, allowPrivate: config.privatePrinters, place }, rest);
  });
}

function wordsOf(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    throw new Mistake(USAGE);
  }
}

async function printerOf({ store, place }: At, name: string | undefined): Promise<PublishedPrinter> {
  const printers = await listPrinters(store.read, place.id);
  const found = printers.find((one) => one.name === name);
  if (found) return found;
  if (printers.length === 0) throw new Mistake(`${place.slug} has no printers: its venue.json names none.`);
  throw new Mistake(`Which printer? There are: ${printers.map((one) => one.name).join(', ')}.`);
}

const contentOf = (job: PrintJob): PaperContent => JSON.parse(job.content) as PaperContent;

/** "K2-41", or the printer of a test slip. */
function subjectOf(job: PrintJob): string {
  const content = contentOf(job);
  if (content.kind === 'ticket' || content.kind === 'void') return `${content.order.label}`;
  if (content.kind === 'moved') return `${content.from} > ${content.to}`;
  return content.kind === 'receipt' ? `table ${content.table}` : content.printer;
}

const HOW: Readonly<Record<PrintJob['state'], string>> = {
  queued: 'waits for its turn',
  sending: 'is being sent',
  printed: 'is printed',
  unknown: 'MAY NOT BE PRINTED: look at the printer, then ask for a copy',
  failed: 'is not printed yet, and is tried again',
  asks: 'was NOT printed and is not tried again: ask for a copy if it is still wanted',
};

const stateText = ({ state, reason, proof }: PrintJob): string =>
  `${HOW[state]}${state === 'printed' && proof === 'status' ? ' (as far as this printer can tell)' : ''}${
    reason === undefined ? '' : ` (${reasonText(reason)})`
  }`;

const reasonText = (reason: string): string =>
  reason === 'private_address'
    ? 'private_address: set PRINTERS_PRIVATE=1 where printers stand in this network'
    : reason;

async function list(at: At): Promise<number> {
  const { store, place } = at;
  for (const printer of await listPrinters(store.read, place.id)) {
    const { trouble, confirmed } = await printerState(store.read, place.id, printer.name);
    const mode =
      printer.mode === 'text' && confirmed !== confirmedAs(printer) ? 'text, not confirmed yet' : printer.mode;
    console.log(
      `${printer.name}  ${printer.address}  ${printer.width} mm  ${mode}  ${trouble === undefined ? 'no trouble known' : reasonText(trouble)}`,
    );
  }
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: place.timeZone, dateStyle: 'short', timeStyle: 'short' });
  for (const job of (await latestPrintJobs(store.read, place.id, LISTED)).reverse()) {
    const kind = job.copyOf === undefined ? job.kind : `copy of a ${job.kind}`;
    console.log([time.format(job.at), job.printer, kind, subjectOf(job), stateText(job), job.id].join('  '));
  }
  return 0;
}

async function test(at: At, [name]: readonly string[]): Promise<number> {
  const { store, place } = at;
  const printer = await printerOf(at, name);
  const id = await store.write(place.id, (tx) => addTestSlip(tx, place, printer, Date.now()));
  return follow(at, printer, [id]);
}

async function confirm(at: At, [name, code]: readonly string[]): Promise<number> {
  const { store, place } = at;
  const printer = await printerOf(at, name);
  if (printer.mode !== 'text') throw new Mistake(`${printer.name} draws. Say "mode": "text" in venue.json first.`);
  const confirmed = await store.write(place.id, (tx) => confirmLetters(tx, place.id, printer, code ?? ''));
  if (!confirmed.ok) {
    throw new Mistake('No test slip of this printer bears that code. Print one: npm run print -- test …');
  }
  console.log(`${printer.name} prints with its own letters from now on.`);
  return 0;
}

async function key(at: At, [name]: readonly string[]): Promise<number> {
  const { store, place } = at;
  const printer = await printerOf(at, name);
  if (!isAsking(printer.address)) {
    throw new Mistake(
      `${printer.name} is printed to. Its address in venue.json must be one of: ${ASKING_KINDS.join(', ')}.`,
    );
  }
  const secret = makeSecret();
  const of = { placeId: place.id, name: printer.name };
  await store.write(place.id, (tx) => savePrinterKey(tx, of, hashSecret(secret)));
  const path = `/api/printers/${printer.address}/${secret}`;
  const { publicUrl } = configuration();
  console.log(publicUrl === undefined ? path : new URL(path, publicUrl).href);
  console.log(
    `Type it into the printer ${printer.name}. It is shown once; the address before it is worth nothing now.`,
  );
  return 0;
}

async function copy(at: At, [what]: readonly string[]): Promise<number> {
  const { store, place } = at;
  if (what === undefined) throw new Mistake(USAGE);
  const originals = (await latestPrintJobs(store.read, place.id, SEARCHED)).filter((job) => job.copyOf === undefined);
  const named = originals.find((job) => job.id === what);
  const order = originals.find((job) => {
    const content = contentOf(job);
    return content.kind === 'ticket' && content.order.label === what;
  })?.orderId;
  const found = named
    ? [named]
    : originals.filter((job) => job.kind === 'ticket' && order !== undefined && job.orderId === order).reverse();
  if (found.length === 0) throw new Mistake(`There is no paper of "${what}". See them: npm run print -- list …`);
  let code = 0;
  for (const job of found) {
    const printer = await printerOf(at, job.printer);
    const queued = await store.write(place.id, (tx) => addCopy(tx, job, '', Date.now()));
    if (!queued.ok) throw new Mistake(`The order of "${what}" was refused: nothing of it is to be cooked.`);
    const [added] = await latestPrintJobs(store.read, place.id, 1);
    code = Math.max(code, added ? await follow(at, printer, [added.id]) : 1);
  }
  return code;
}

/** Drives the printer, unless a server does, until the papers are done. Returns 0 when all were printed. */
async function follow(at: At, printer: PublishedPrinter, ids: readonly string[]): Promise<number> {
  const { store, dataDir, place, allowPrivate } = at;
  const driving: Driving = {
    ...{ store, dataDir, places: createPublishedPlaces(store), clock: Date.now, holder: `command ${randomUUID()}` },
    log: { warn: () => undefined },
    allowPrivate,
  };
  const until = Date.now() + WAIT_MS;
  for (;;) {
    await drivePrinter(driving, { placeId: place.id, printer }, () => false);
    const jobs = (await latestPrintJobs(store.read, place.id, SEARCHED)).filter(
      (job) => job.printer === printer.name && ids.includes(job.id),
    );
    const isOver = jobs.every(({ state }) => state !== 'queued' && state !== 'sending');
    if (isOver || Date.now() > until) {
      for (const job of jobs) console.log(`${job.kind} on ${job.printer}: ${stateText(job)}`);
      return jobs.every(({ state }) => state === 'printed') ? 0 : 1;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const ACTIONS: Readonly<Record<string, (at: At, rest: readonly string[]) => Promise<number>>> = {
  list,
  test,
  confirm,
  key,
  copy,
};
