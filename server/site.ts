// The app's files, the venues' pictures and the headers that guard them. Everything below /api belongs to the routes.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALWAYS_ASK, FOREVER, notThere } from './site/answers.ts';
import { type KeptBuild, keepBuilds } from './site/kept-builds.ts';
import { registerPictures } from './site/picture-route.ts';
import { registerSecurityHeaders, WORKER_CSP } from './site/security-headers.ts';

export interface SiteOptions {
  /** Where the built app lies; undefined: only pictures and headers. */
  readonly distDir: string | undefined;
  /** Pictures and kept builds live below it. */
  readonly dataDir: string;
  /** Whether a place of that slug is published here. */
  readonly isPlace: (slug: string) => Promise<boolean>;
  /** Origins that may embed the app in a frame. */
  readonly frameAncestors?: readonly string[] | undefined;
}

/** First parts of addresses that are pages of the app and no place's. */
const PAGES: readonly string[] = ['', '404', 'join', 'thankyou', 'close-browser-app'];
const OF_THE_SERVER: readonly string[] = ['api', 'healthz'];

/**
 * Serves the built app and the pictures. Call it before the routes of /api are registered, so that their answers bear
 * the same headers. Throws where `distDir` holds no build.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { distDir, dataDir } = options;
  await registerSecurityHeaders(app, options);
  await mkdir(join(dataDir, 'pictures'), { recursive: true });
  await app.register(fastifyStatic, { root: dataDir, serve: false, preCompressed: true, index: false });
  registerPictures(app, dataDir);
  if (distDir === undefined) return;

  const builds = await keepBuilds(distDir, dataDir);
  registerAssets(app, builds);
  registerPages(app, builds[0], options.isPlace);
}

function registerAssets(app: FastifyInstance, builds: readonly KeptBuild[]): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = `assets/${request.params['*']}`;
    const build = builds.find(({ files }) => files.has(file));
    return build ? reply.sendFile(file, build.root, FOREVER) : notThere(reply);
  });
}

function registerPages(app: FastifyInstance, build: KeptBuild, isPlace: SiteOptions['isPlace']): void {
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    const [first = ''] = path.split('/');
    if (OF_THE_SERVER.includes(first)) return reply.callNotFound();
    if (build.files.has(path)) {
      reply.header('cache-control', 'no-cache');
      if (path === 'sw.js') reply.header('content-security-policy', WORKER_CSP);
      return reply.sendFile(path, build.root, ALWAYS_ASK);
    }
    if (!wantsPage(request, path)) return notThere(reply);
    // The page itself says what is wrong; the status is for those who do not look at it.
    const known = PAGES.includes(first) || (await isPlace(first));
    return page(reply, build, known ? 200 : 404);
  });
}

function page(reply: FastifyReply, build: KeptBuild, status: 200 | 404): FastifyReply {
  if (status === 200) {
    reply.header('cache-control', 'no-cache');
    return reply.sendFile('index.html', build.root, ALWAYS_ASK);
  }
  reply.code(404).header('cache-control', 'no-store');
  return reply.sendFile('index.html', build.root, { ...ALWAYS_ASK, etag: false, lastModified: false });
}

/** A browser that opens an address says so; a file's name ends with a dot and letters. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !(path.split('/').at(-1) ?? '').includes('.');
}
