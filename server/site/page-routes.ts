// Routes of the app's pages: rendered by the build's renderer, each with its own head.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderPage } from '#contract/menu/page-renderer.ts';
import { SLICE_ID } from '#contract/menu/slice.ts';
import { isStaffFile } from '#contract/staff/staff-files.ts';
import { ALWAYS_ASK, notThere } from './answers.ts';
import { type DescribedPage, describePage, type PlacesOfPages } from './described-page.ts';
import { DRAWN_BY } from './drawn/asked-page.ts';
import { type DrawingTools, pageText } from './drawn/draw-page.ts';
import { readSheets } from './drawn/page-styles.ts';
import { loadRenderer, readTextFiles } from './drawn/renderer.ts';
import { type Origin, originOf } from './head/addresses.ts';
import { readShell } from './head/shell.ts';
import { headParts } from './head/tags.ts';
import type { KeptBuild } from './kept-builds.ts';
import { type KeepTexts, sendKept, sendPacked } from './kept-texts.ts';
import { WORKER_CSP } from './security-headers.ts';

export interface PageOptions extends PlacesOfPages {
  readonly build: KeptBuild;
  readonly publicUrl: string | undefined;
  readonly keep: KeepTexts;
  /** Serves the worker-removing script instead of the worker. */
  readonly isWorkerOff?: boolean | undefined;
  /** Renders the pages; default: the build's renderer. */
  readonly render?: RenderPage | undefined;
}

const OF_THE_SERVER: readonly string[] = ['api', 'healthz'];
const HTML = 'text/html; charset=utf-8';

export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { build, keep } = options;
  const tools = await drawingTools(app, options);
  app.addHook(
    'onListen',
    async () =>
      void drawFirst(options, tools).catch((error: unknown) =>
        app.log.error({ err: error }, 'no page was drawn at the start'),
      ),
  );

  app.get<{ Params: { '*': string }; Querystring: Readonly<Record<string, unknown>> }>('/*', async (request, reply) => {
    const path = request.params['*'];
    const parts = path.split('/').filter((part) => part !== '');
    if (OF_THE_SERVER.includes(parts[0] ?? '')) return reply.callNotFound();
    if (path === WORKER) return workerFile(reply, options);
    if (build.files.has(path)) return file(reply, build, path);
    if (!wantsPage(request, path)) return notThere(reply);
    const origin = originOf(options.publicUrl, request);
    const described = await describePage(options, { parts, query: request.query, headers: request.headers, origin });
    return sendPage(request, reply, described, { origin, tools, keep });
  });
}

async function drawingTools(app: FastifyInstance, { build, render }: PageOptions): Promise<DrawingTools> {
  const shell = readShell(await readFile(join(build.root, 'index.html'), 'utf8'), { sliceId: SLICE_ID });
  return {
    shell,
    styler: readSheets(await sheetsOf(build, shell.sheets)),
    texts: await readTextFiles(build),
    render: render ?? (await loadRenderer(build)),
    onError: (error, url) => app.log.error({ err: error, url }, 'a page could not be drawn'),
  };
}

/** Style sheets linked by the page, then those of lazy chunks. Staff pages are not rendered. */
async function sheetsOf(build: KeptBuild, named: readonly string[]) {
  const all = [...build.files].filter((name) => name.startsWith('assets/') && name.endsWith('.css'));
  const later = all.map((name) => `/${name}`).filter((href) => !named.includes(href) && !isStaffFile(href));
  const present = [...named, ...later].filter((href) => build.files.has(href.slice(1)));
  return Promise.all(
    present.map(async (href) => ({ href, css: await readFile(join(build.root, href.slice(1)), 'utf8') })),
  );
}

function file(reply: FastifyReply, build: KeptBuild, path: string): FastifyReply {
  reply.header('cache-control', 'no-cache');
  return reply.sendFile(path, build.root, ALWAYS_ASK);
}

const WORKER = 'sw.js';
/** In the non-public part of the build. */
const WORKER_OFF = 'server/worker-off.js';

function workerFile(reply: FastifyReply, { build, isWorkerOff }: PageOptions): FastifyReply {
  reply.header('content-security-policy', WORKER_CSP);
  return file(reply, build, isWorkerOff ? WORKER_OFF : WORKER);
}

/**
 * Renders each place for a first guest, with low priority. Without a known public address the guest's page has another head,
 * so only the renderer is warmed up.
 */
async function drawFirst(options: PageOptions, tools: DrawingTools): Promise<void> {
  const { places, publicUrl: origin = '', keep } = options;
  for (const { document } of await places.all().catch(() => [])) {
    const described = await describePage(options, { parts: [document.place.slug], query: {}, headers: {}, origin });
    await keptPage(described, { origin, tools, keep });
  }
}

const keptPage = ({ key, language, head, drawable }: DescribedPage, { origin, tools, keep }: PageMaking) =>
  keep(['page', origin, ...key].join('|'), async () =>
    pageText(tools, language, headParts(await head(), origin), drawable),
  );

interface PageMaking {
  readonly origin: Origin;
  readonly tools: DrawingTools;
  readonly keep: KeepTexts;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  described: DescribedPage,
  making: PageMaking,
): Promise<FastifyReply> {
  const text = await keptPage(described, making);
  const { status, language } = described;
  reply.header('content-language', language);
  if (status === 200) return sendKept(request, reply, text, HTML, DRAWN_BY);
  // The page explains the error; the status is for programs.
  reply.code(404).header('cache-control', 'no-store');
  return sendPacked(request, reply, text, HTML);
}

/** Whether a request wants a page: browsers send the Accept header, and a file name ends with a dot and letters. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !(path.split('/').at(-1) ?? '').includes('.');
}
