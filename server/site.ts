// The app's files, the venues' pictures and the headers that guard them. Everything below /api belongs to the routes.
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

/** The language that a guest has chosen, else the first of the browser's, for a page that stands outside the app. */
export const readerLanguage = (headers: IncomingHttpHeaders): Language => languageAsked(headers, undefined, LANGUAGES);

export interface SiteOptions {
  /** Where the built app lies; undefined: only pictures, headers and what is made for browsers and search engines. */
  readonly distDir: string | undefined;
  /** Pictures and kept builds live below it. */
  readonly dataDir: string;
  readonly places: Pick<PublishedPlaces, 'find' | 'all'>;
  /** Availability rows of a place now; by default none. */
  readonly availability?: ((placeId: number) => Promise<readonly AvailabilityRow[]>) | undefined;
  /** Name of the owner of the places. */
  readonly clientName: string;
  readonly clientId?: string | undefined;
  /** The server's clock, epoch ms. */
  readonly clock?: (() => number) | undefined;
  /** Draws the pages; by default the renderer of the build. */
  readonly render?: RenderPage | undefined;
  /** How guests reach the server, without a slash at its end; undefined: as they say that they do. */
  readonly publicUrl?: string | undefined;
  /** Every device is given the script that ends its worker, in the place of the worker. */
  readonly isWorkerOff?: boolean | undefined;
  /** Origins that may embed the app in a frame. */
  readonly frameAncestors?: readonly string[] | undefined;
}

/**
 * Serves the built app and the pictures. Call it before the routes of /api are registered, so that their answers bear
 * the same headers. Throws where `distDir` holds no build.
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
