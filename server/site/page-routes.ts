// The page of the app at each of its addresses: the same built page, each with its own head.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedPlaces } from '../services/published-places.ts';
import { ALWAYS_ASK, notThere } from './answers.ts';
import { type Origin, originOf } from './head/addresses.ts';
import { type Page, pageAt } from './head/page-at.ts';
import { placeHead } from './head/place-head.ts';
import { languageFor } from './head/place-view.ts';
import { rootHead, rootLanguages } from './head/root-head.ts';
import type { FindSharePicture } from './head/share-picture.ts';
import { readShell, type ShellParts } from './head/shell.ts';
import { type Head, headParts } from './head/tags.ts';
import type { KeptBuild } from './kept-builds.ts';
import { type KeepTexts, sendKept, sendPacked } from './kept-texts.ts';
import { WORKER_CSP } from './security-headers.ts';

export interface PageOptions {
  readonly build: KeptBuild;
  readonly places: Pick<PublishedPlaces, 'find' | 'all'>;
  readonly clientName: string;
  readonly publicUrl: string | undefined;
  readonly keep: KeepTexts;
  readonly findPicture: FindSharePicture;
}

interface Described {
  readonly status: 200 | 404;
  readonly language: string;
  /** The head's key; equal keys mean equal heads. */
  readonly key: readonly (string | number)[];
  readonly head: () => Promise<Head>;
}

/** The first segments of addresses that are pages of the app and not of a place. */
const PAGES: readonly string[] = ['', '404', 'join', 'thankyou', 'close-browser-app'];
const OF_THE_SERVER: readonly string[] = ['api', 'healthz'];
const HTML = 'text/html; charset=utf-8';

export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { build, keep } = options;
  const shell = readShell(await readFile(join(build.root, 'index.html'), 'utf8'));

  app.get<{ Params: { '*': string }; Querystring: { lang?: unknown } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    const parts = path.split('/').filter((part) => part !== '');
    if (OF_THE_SERVER.includes(parts[0] ?? '')) return reply.callNotFound();
    if (build.files.has(path)) return file(reply, build, path);
    if (!wantsPage(request, path)) return notThere(reply);
    const origin = originOf(options.publicUrl, request);
    const described = await describe(options, parts, request.query.lang, origin);
    return sendPage(request, reply, described, { origin, shell, keep });
  });
}

function file(reply: FastifyReply, build: KeptBuild, path: string): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (path === 'sw.js') reply.header('content-security-policy', WORKER_CSP);
  return reply.sendFile(path, build.root, ALWAYS_ASK);
}

async function describe(
  options: PageOptions,
  parts: readonly string[],
  asked: unknown,
  origin: Origin,
): Promise<Described> {
  const { places, clientName, findPicture } = options;
  const [first = '', ...rest] = parts;
  const published = PAGES.includes(first) ? undefined : await places.find(first);
  if (published) {
    const page = pageAt(published, rest);
    const language = languageFor(published.document.place, asked);
    return {
      status: page.kind === 'unknown' ? 404 : 200,
      language,
      key: [published.id, published.version, language, page.kind, subjectKey(page)],
      head: () => placeHead({ published, page, language, origin, findPicture }),
    };
  }
  const language = rootLanguages.find((one) => one === asked) ?? rootLanguages[0];
  const isRoot = parts.length === 0;
  const all = isRoot ? await places.all() : [];
  return {
    status: PAGES.includes(first) ? 200 : 404,
    language,
    key: ['root', isRoot ? 1 : 0, language, ...all.map(({ id, version }) => `${id}:${version}`)],
    head: async () => rootHead({ name: clientName, places: all, language, origin, isIndexed: isRoot }),
  };
}

/** The key of a page's subject: a dish found at an old address is still one page. */
const subjectKey = (page: Page): number | string => {
  if (page.kind === 'product') return page.product.id;
  return page.kind === 'category' ? page.category.id : '';
};

interface PageMaking {
  readonly origin: Origin;
  readonly shell: (parts: ShellParts) => string;
  readonly keep: KeepTexts;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, language, key, head }: Described,
  { origin, shell, keep }: PageMaking,
): Promise<FastifyReply> {
  const text = await keep(['page', origin, ...key].join('|'), async () => shell(headParts(await head(), origin)));
  reply.header('content-language', language);
  if (status === 200) return sendKept(request, reply, text, HTML);
  // The page itself says what is wrong; the status is for programs that do not read it.
  reply.code(404).header('cache-control', 'no-store');
  return sendPacked(request, reply, text, HTML);
}

/** Whether a request wants a page: browsers say so, and a file's name ends with a dot and letters. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !(path.split('/').at(-1) ?? '').includes('.');
}
