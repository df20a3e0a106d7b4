// The page at an address: status, head, and content rendered for the reader's language and device.
import type { IncomingHttpHeaders } from 'node:http';
import { offeredLanguages } from '#domain/language/first-language.ts';
import type { Language } from '#domain/language/language.ts';
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import type { PublishedPlace, PublishedPlaces } from '../services/place/published-places.ts';
import { kindAsked, languageAsked } from './drawn/asked-page.ts';
import type { Drawable } from './drawn/draw-page.ts';
import { momentOf } from './drawn/page-moment.ts';
import type { Origin } from './head/addresses.ts';
import { type Page, pageAt } from './head/page-at.ts';
import { placeHead } from './head/place-head.ts';
import { languageFor } from './head/place-view.ts';
import { rootHead, rootLanguages } from './head/root-head.ts';
import type { FindSharePicture } from './head/share-picture.ts';
import type { Head } from './head/tags.ts';

export interface DescribedPage {
  readonly status: 200 | 404;
  /** The language in which the page is shown. */
  readonly language: Language;
  /** Equal keys mean equal pages. */
  readonly key: readonly (string | number)[];
  readonly head: () => Promise<Head>;
  /** `undefined`: the page depends on data that only its guest's device has. */
  readonly drawable: Drawable | undefined;
}

export interface PlacesOfPages {
  readonly places: Pick<PublishedPlaces, 'find' | 'all'>;
  readonly clientId: string;
  readonly clientName: string;
  readonly findPicture: FindSharePicture;
  readonly clock: () => number;
  /** Availability rows of a place now. */
  readonly availability: (placeId: number) => Promise<readonly AvailabilityRow[]>;
}

export interface AskedPage {
  /** The address's segments. */
  readonly parts: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: IncomingHttpHeaders;
  readonly origin: Origin;
}

/** The first segments of addresses that are pages of the app and not of a place. */
const PAGES: readonly string[] = ['', '404', 'join', 'thankyou', 'close-browser-app'];
/** Parameters that change the initial page. */
const OPENING: readonly string[] = ['show', 'scan', 'q', 'without', 'stock'];

export async function describePage(site: PlacesOfPages, asked: AskedPage): Promise<DescribedPage> {
  const [first = '', ...rest] = asked.parts;
  const published = PAGES.includes(first) ? undefined : await site.places.find(first);
  const isKnown = PAGES.includes(first) && rest.length === 0;
  return published ? pageOfPlace(site, asked, published, rest) : pageOfServer(site, asked, isKnown);
}

async function pageOfPlace(
  { findPicture, clock, availability }: PlacesOfPages,
  { query, headers, origin }: AskedPage,
  published: PublishedPlace,
  rest: readonly string[],
): Promise<DescribedPage> {
  const { place, settings } = published.document;
  const page = pageAt(published, rest);
  const language = languageAsked(headers, query.lang, offeredLanguages(place, settings.firstLanguage));
  // Venue texts use a language of the venue, whatever the interface uses.
  const spoken = languageFor(place, language);
  const kind = kindAsked(headers);
  const now = clock();
  const path = pathOf(published, page, rest);
  const isDrawn = path !== undefined && !isOpening(query);
  // A count changes with every order, so only sold-out items affect the rendered page.
  const off = isDrawn ? (await availability(published.id)).filter(({ left = 0 }) => left === 0) : [];
  return {
    status: page.kind === 'unknown' || ('isMissing' in page && page.isMissing) ? 404 : 200,
    language,
    key: [
      ...[published.id, published.version, language, page.kind, subjectKey(page)],
      ...(isDrawn ? [path, kind, momentOf(place, settings, published.document.menu, now), ...off.map(offKey)] : []),
    ],
    head: () => placeHead({ published, page, language: spoken, origin, findPicture }),
    drawable: isDrawn
      ? {
          ...{ url: path, language, kind, published, off, now },
          client: async () => ({ id: '', name: '', places: [] }),
          isElsewhere: page.kind === 'unknown',
        }
      : undefined,
  };
}

async function pageOfServer(
  { places, clientId, clientName, clock }: PlacesOfPages,
  { parts, query, headers, origin }: AskedPage,
  isKnown: boolean,
): Promise<DescribedPage> {
  const language = languageAsked(headers, query.lang, rootLanguages);
  const kind = kindAsked(headers);
  const isRoot = parts.length === 0;
  const all = isRoot ? await places.all() : [];
  // The device opens an only venue at once, so a rendered list of venues would disappear.
  const isList = isRoot && all.length !== 1;
  const isDrawn = (isList || !isKnown) && !isOpening(query);
  return {
    status: isKnown ? 200 : 404,
    language,
    key: [
      ...['root', isRoot ? 1 : 0, language, ...all.map(({ id, version }) => `${id}:${version}`)],
      ...(isDrawn ? [kind, isKnown ? 1 : 0] : []),
    ],
    head: async () => rootHead({ name: clientName, places: all, language, origin, isIndexed: isRoot }),
    drawable: isDrawn
      ? {
          ...{ url: isRoot ? '/' : NOT_FOUND, language, kind, published: undefined, off: [], now: clock() },
          client: async () => ({ id: clientId, name: clientName, places: all.map(({ document }) => document.place) }),
          isElsewhere: !isRoot,
        }
      : undefined,
  };
}

const offKey = ({ productId, until }: AvailabilityRow): string => `off ${productId} until ${until}`;

const NOT_FOUND = '/404';

const isOpening = (query: AskedPage['query']): boolean => OPENING.some((name) => query[name] !== undefined);

/** Path to render; `undefined`: only the device knows the content. */
function pathOf({ document, index }: PublishedPlace, page: Page, rest: readonly string[]): string | undefined {
  const own = `/${document.place.slug}`;
  switch (page.kind) {
    case 'menu':
      return own;
    case 'category':
      return `${own}/${page.category.slug}`;
    case 'product':
      return `${own}/${index.homeCategory(page.product)?.slug ?? '-'}/${page.product.slug}`;
    case 'unknown':
      return NOT_FOUND;
    case 'staff':
      return undefined;
    case 'private':
      // A table's code leads to the place's page; only the device reads the code.
      return rest[0] === 't' && rest.length === 2 ? own : undefined;
    default:
      return `${own}/${page.kind}`;
  }
}

/** Key of a page's subject: a dish at an old address is the same page. */
const subjectKey = (page: Page): number | string => {
  if (page.kind === 'product') return page.product.id;
  return page.kind === 'category' ? page.category.id : '';
};
