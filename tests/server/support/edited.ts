// A place imported from a folder, with a manager.
import { join } from 'node:path';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { readPublished } from '../../../server/store/place/places.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { type Json, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import type { Answer, TestServer } from './server.ts';
import { type SignedIn, signInAs } from './staff.ts';

export interface Editing {
  readonly placeId: number;
  readonly folder: string;
  readonly call: (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, who?: SignedIn) => Promise<Answer>;
  readonly manager: SignedIn;
  readonly someoneElse: SignedIn;
  /** The edit's id. */
  readonly add: (edit: DraftEdit, who?: SignedIn) => Promise<string>;
  readonly drafts: () => Promise<{
    base: string;
    edits: { id: string }[];
    last: { id: string } | null;
    planned: object[];
  }>;
  readonly publish: (more?: object, who?: SignedIn) => Promise<Answer>;
  /** Prices for guests by size, in minor units. */
  readonly prices: () => Promise<Record<string, number | null>>;
}

let made = 0;
export const editId = (): string => {
  made += 1;
  return `edit-${String(made).padStart(6, '0')}`;
};

/** `dir`: folder for the files of venue and server. */
export async function editing(server: TestServer, dir: string, venue: Json = smallVenue()): Promise<Editing> {
  const folder = await writeVenueFolder(join(dir, `in-${made}`), venue, ['salad']);
  const imported = await importVenue(server.store, dir, folder);
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const placeId = imported.value.place.id;
  const there = { ...server, placeId };
  const manager = await signInAs(there, 'PLACE_ADMIN', { name: 'Nikola' });
  const someoneElse = await signInAs(there, 'PLACE_ADMIN', { name: 'Elena' });
  const call: Editing['call'] = async (method, url, body, who = manager) => {
    const answer = await server.app.inject({
      method,
      url: `/api/staff/${url}`,
      headers: {
        'x-place': String(placeId),
        ...who.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.body, json: answer.json() };
  };
  const drafts: Editing['drafts'] = async () =>
    (await call('GET', 'drafts')).json as Awaited<ReturnType<Editing['drafts']>>;
  return {
    placeId,
    folder,
    call,
    manager,
    someoneElse,
    drafts,
    add: async (edit, who) => {
      const id = editId();
      const answer = await call('POST', 'drafts', { id, edit }, who);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return id;
    },
    publish: async (more = {}, who) => {
      const { base, edits } = await drafts();
      return call('POST', 'drafts/publish', { base, edits: edits.map(({ id }) => id), ...more }, who);
    },
    prices: async () => {
      const published = await readPublished(server.store, 'small');
      const variants = published?.menu.products.flatMap((one) => one.variants.map((size) => [one.slug, size] as const));
      return Object.fromEntries((variants ?? []).map(([slug, { size, price }]) => [`${slug} ${size}`.trim(), price]));
    },
  };
}

export const newPrice = (was: string, to: string): DraftEdit => ({
  kind: 'product',
  slug: 'shopska',
  changes: [{ path: ['variants', 'small', 'price'], was, to }],
});
