// Serves the app's files, pictures and security headers. All paths below /api belong to the routes.
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '#contract/menu/page-renderer.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import type { PublishedPlaces } from './services/place/published-places.ts';
import { FOREVER, notThere } from './site/answers.ts';
import { languageAsked } from './site/drawn/asked-page.ts';
import { registerFoundRoutes } from './site/found-routes.ts';
import { createSharePictures } from './site/head/share-picture.ts';
import { inlineScriptSources } from './site/inline-scripts.ts';
import { type KeptBuild, keepBuilds } from './site/kept-builds.ts';
import { createKeptTexts } from './site/kept-texts.ts';
import { registerPages } from './site/page-routes.ts';
import { registerPictures } from './site/picture-route.ts';
import { registerSecurityHeaders } from './site/security-headers.ts';
import { registerVideos } from './site/video-route.ts';

/** Language of a page outside the app: the guest's choice, otherwise the browser's first. */
export const readerLanguage = (headers: IncomingHttpHeaders): Language => languageAsked(headers, undefined, LANGUAGES);

export interface SiteOptions {
  /** Folder of the built app; `undefined`: serves only pictures, headers, manifests and sitemap. */
  readonly distDir: string | undefined;
  /** Parent folder of pictures and kept builds. */
  readonly dataDir: string;
  readonly places: Pick<PublishedPlaces, 'find' | 'all'>;
  /** Present availability of a place; default: none. */
  readonly availability?: ((placeId: number) => Promise<readonly AvailabilityRow[]>) | undefined;
  /** Name of the places' owner. */
  readonly clientName: string;
  readonly clientId?: string | undefined;
  /** The server's clock, epoch ms. */
  readonly clock?: (() => number) | undefined;
  /** Renders the pages; default: the build's renderer. */
  readonly render?: RenderPage | undefined;
  /** Public URL without a trailing slash; `undefined`: taken from the request. */
  readonly publicUrl?: string | undefined;
  /** Serves the worker-removing script to every device instead of the worker. */
  readonly isWorkerOff?: boolean | undefined;
  /** Origins that may embed the app in a frame. */
  readonly frameAncestors?: readonly string[] | undefined;
}

/**
 * Serves the built app and the pictures. Call it before the /api routes, so that their answers have the same headers. Throws
 * when `distDir` contains no build.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { distDir, dataDir, places, clientName, publicUrl, frameAncestors } = options;
  const builds = distDir === undefined ? undefined : await keepBuilds(distDir, dataDir);
  const inlineScripts = builds && inlineScriptSources(await readFile(join(builds[0].root, 'index.html'), 'utf8'));
  await registerSecurityHeaders(app, { frameAncestors, ...(inlineScripts && { inlineScripts }) });
  await mkdir(join(dataDir, 'pictures'), { recursive: true });
  await app.register(fastifyStatic, { root: dataDir, serve: false, preCompressed: true, index: false });
  registerPictures(app, dataDir);
  registerVideos(app, dataDir);
  const found = {
    places,
    clientName,
    publicUrl,
    keep: createKeptTexts(),
    findPicture: createSharePictures(dataDir),
  };
  registerFoundRoutes(app, found);
  if (!builds) return;

  registerAssets(app, builds);
  const { clientId = '', clock = Date.now, availability = async () => [], render, isWorkerOff } = options;
  await registerPages(app, { ...found, clientId, clock, availability, render, isWorkerOff, build: builds[0] });
}

function registerAssets(app: FastifyInstance, builds: readonly KeptBuild[]): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = `assets/${request.params['*']}`;
    const build = builds.find(({ files }) => files.has(file));
    return build ? reply.sendFile(file, build.root, FOREVER) : notThere(reply);
  });
}
