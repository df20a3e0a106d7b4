// The routes for browsers and search engines beside the pages: manifests, the sitemap, robots.txt.
import type { FastifyInstance } from 'fastify';
import { notThere } from './answers.ts';
import { originOf } from './head/addresses.ts';
import { languageFor, viewOf } from './head/place-view.ts';
import { rootLanguages } from './head/root-head.ts';
import { sendKept } from './kept-texts.ts';
import { placeManifest, serverManifest, staffManifest } from './manifest.ts';
import type { PageOptions } from './page-routes.ts';
import { robots, sitemap } from './sitemap.ts';

interface Query {
  readonly lang?: unknown;
}

/** Manifests, sitemap and robots.txt read the same places as the pages. */
export type FoundOptions = Pick<PageOptions, 'places' | 'clientName' | 'publicUrl' | 'keep' | 'findPicture'>;

const MANIFEST = 'application/manifest+json; charset=utf-8';

/** A version of all places together, which changes with any of them. */
const versionOf = (all: readonly { readonly id: number; readonly version: string }[]): string =>
  all.map(({ id, version }) => `${id}:${version}`).join('|');

export function registerFoundRoutes(app: FastifyInstance, options: FoundOptions): void {
  const { places, clientName, publicUrl, keep, findPicture } = options;

  app.get<{ Querystring: Query }>('/manifest.webmanifest', async (request, reply) => {
    const language = rootLanguages.find((one) => one === request.query.lang) ?? rootLanguages[0];
    const all = await places.all();
    const text = await keep(`manifest|${language}|${versionOf(all)}`, async () => {
      const views = all.map((published) => viewOf(published, language));
      return JSON.stringify(serverManifest(clientName, views, language));
    });
    return sendKept(request, reply, text, MANIFEST);
  });

  for (const [at, make] of [
    ['/:place/manifest.webmanifest', placeManifest],
    ['/:place/staff/manifest.webmanifest', staffManifest],
  ] as const) {
    app.get<{ Params: { place: string }; Querystring: Query }>(at, async (request, reply) => {
      const published = await places.find(request.params.place);
      if (!published) return notThere(reply);
      const { place } = published.document;
      const language = languageFor(place, request.query.lang);
      const text = await keep(`manifest|${at}|${published.id}|${published.version}|${language}`, async () => {
        const logo = place.logo && (await findPicture(place.logo));
        return JSON.stringify(make(viewOf(published, language), logo));
      });
      return sendKept(request, reply, text, MANIFEST);
    });
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(publicUrl, request);
    // A sitemap needs absolute addresses.
    if (origin === '') return reply.callNotFound();
    const all = await places.all();
    const text = await keep(`sitemap|${origin}|${versionOf(all)}`, async () => sitemap(all, origin));
    return sendKept(request, reply, text, 'application/xml; charset=utf-8');
  });

  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return reply.type('text/plain; charset=utf-8').send(robots(originOf(publicUrl, request)));
  });
}
