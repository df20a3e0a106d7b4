import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import type { Place } from '#domain/place/place.ts';
import { addressReach } from '../jobs/webhooks/address-reach.ts';
import { sendEvent } from '../jobs/webhooks/drive-webhook.ts';
import { newWebhookSecret } from '../jobs/webhooks/sign-webhook.ts';
import { journalHead } from '../store/log/journal-head.ts';
import { listPlaces } from '../store/place/places.ts';
import type { Store } from '../store/store.ts';
import { addWebhook, listWebhooks, removeWebhook, resumeWebhook, type Webhook } from '../store/webhook/webhooks.ts';
import { configuration, Mistake } from './configuration.ts';
import { withStore } from './with-store.ts';

const USAGE = [
  'Usage: npm run hooks -- add <place> <url>',
  '       npm run hooks -- list <place>',
  '       npm run hooks -- remove <place> <url>',
  '       npm run hooks -- test <place> <url>',
].join('\n');

const LONGEST_URL = 2000;

/** Advice by reason; other reasons are printed alone. */
const ADVICE: Readonly<Record<string, string>> = {
  private_address: 'it leads into this network: set WEBHOOKS_PRIVATE=1 where that is meant',
  not_https: 'http is for addresses of this network alone: say https',
  unknown_host: 'no such host is known here',
  timeout: 'it did not answer in time',
  reset: 'it broke the connection off',
  unreachable: 'nothing listens there',
  certificate: 'its certificate is not good',
  status_410: 'it answered 410: it wants no more',
};

interface At {
  readonly store: Store;
  readonly place: Place;
  readonly allowPrivate: boolean;
}

/** `npm run hooks -- …`: manages webhooks, with or without a running server. */
export async function main(args: string[]): Promise<number> {
  const [action, slug, url] = wordsOf(args);
  const act = action !== undefined && Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!act || slug === undefined || (url === undefined && action !== 'list')) throw new Mistake(USAGE);
  const config = configuration();
  return withStore(config, async (store) => {
    const places = await listPlaces(store);
    const place = places.find((one) => one.slug === slug);
    if (!place)
      throw new Mistake(`There is no place "${slug}". There are: ${places.map((one) => one.slug).join(', ')}.`);
    return act({ store, place, allowPrivate: config.privateWebhooks }, url ?? '');
  });
}

function wordsOf(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true }).positionals;
  } catch {
    throw new Mistake(USAGE);
  }
}

const adviceOf = (reason: string): string =>
  ADVICE[reason] ?? (reason.startsWith('status_') ? `it answered ${reason.slice('status_'.length)}` : reason);

/** Normalised address. Throws a Mistake for an address that cannot receive messages. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text.length > LONGEST_URL) {
    throw new Mistake(`"${text}" is no address. Say one such as https://till.example/tabl.`);
  }
  // The list would show the password, and the signature already proves the sender.
  if (url.username !== '' || url.password !== '') throw new Mistake('An address with a password is not taken.');
  url.hash = '';
  return url.href;
}

/** Checks an IP address at once; a name is resolved with each message. */
function refuseNumbers(address: string, allowPrivate: boolean): void {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return;
  const reach = addressReach(host);
  if (reach === 'nowhere' || (reach === 'private' && !allowPrivate)) {
    throw new Mistake(`${address}: ${adviceOf('private_address')}.`);
  }
  if (reach === 'public' && !address.startsWith('https:')) throw new Mistake(`${address}: ${adviceOf('not_https')}.`);
}

async function known({ store, place }: At, url: string): Promise<Webhook> {
  const address = addressOf(url);
  const hooks = await listWebhooks(store.read, place.id);
  const found = hooks.find((hook) => hook.url === address);
  if (found) return found;
  const there = hooks.length === 0 ? 'It tells nobody.' : `It tells: ${hooks.map((hook) => hook.url).join(', ')}.`;
  throw new Mistake(`${place.slug} does not tell ${address}. ${there}`);
}

async function add({ store, place, allowPrivate }: At, text: string): Promise<number> {
  const url = addressOf(text);
  refuseNumbers(url, allowPrivate);
  const id = randomBytes(9).toString('base64url');
  const secret = newWebhookSecret();
  const isNew = await store.write(place.id, (tx) =>
    addWebhook(tx, { placeId: place.id, id, url, secret, at: Date.now() }),
  );
  if (!isNew) throw new Mistake(`${place.slug} tells ${url} already. For a new secret remove it, then add it again.`);
  console.log(`${url} is told of what happens at ${place.slug} from now on.`);
  console.log(`Its secret, which is not shown again:\n\n  ${secret}\n`);
  console.log(`Try it: npm run hooks -- test ${place.slug} ${url}`);
  return 0;
}

function stateOf(hook: Webhook, head: number, time: Intl.DateTimeFormat): string {
  const why = hook.reason === undefined ? '' : ` (${adviceOf(hook.reason)})`;
  if (hook.pausedAt !== undefined) return `PAUSED since ${time.format(hook.pausedAt)}${why}`;
  if (hook.failingSince !== undefined) {
    return `fails since ${time.format(hook.failingSince)}${why}, tried again at ${time.format(hook.retryAt)}`;
  }
  return hook.seq < head ? 'is being told' : 'knows everything';
}

async function list({ store, place }: At): Promise<number> {
  const head = await journalHead(store.read, place.id);
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone: place.timeZone, dateStyle: 'short', timeStyle: 'short' });
  const hooks = await listWebhooks(store.read, place.id);
  for (const hook of hooks) console.log(`${hook.url}  ${stateOf(hook, head, time)}`);
  if (hooks.length === 0) console.log(`${place.slug} tells nobody.`);
  return 0;
}

async function remove(at: At, text: string): Promise<number> {
  const { url } = await known(at, text);
  await at.store.write(at.place.id, (tx) => removeWebhook(tx, at.place.id, url));
  console.log(`${url} is told nothing more.`);
  return 0;
}

async function test(at: At, text: string): Promise<number> {
  const { store, place, allowPrivate } = at;
  const hook = await known(at, text);
  const telling = { clock: Date.now, allowPrivate, signal: new AbortController().signal };
  const messageId = `msg_${hook.id}_test_${randomBytes(6).toString('base64url')}`;
  const timestamp = new Date().toISOString();
  const end = await sendEvent(telling, hook, messageId, {
    ...{ type: 'webhook.test', timestamp, data: { place: place.slug } },
  });
  if (end.kind !== 'taken') {
    console.log(`${hook.url} did not take it: ${adviceOf(end.kind === 'gone' ? 'status_410' : end.reason)}.`);
    return 1;
  }
  await store.write(place.id, (tx) => resumeWebhook(tx, hook.id));
  const waited = hook.failingSince !== undefined || hook.pausedAt !== undefined;
  console.log(`${hook.url} took it.${waited ? ' It is told on from where it stood.' : ''}`);
  return 0;
}

const ACTIONS: Readonly<Record<string, (at: At, url: string) => Promise<number>>> = { add, list, remove, test };
