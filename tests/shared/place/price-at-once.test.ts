// An owner publishes a price while a guest has the menu open, and the guest sees it without an action.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { linkToPlace } from '#shared/place/place-link.ts';
import { addDraft, previewDrafts } from '../../../server/services/owner/drafts.ts';
import { publishDrafts } from '../../../server/services/owner/publish-drafts.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { type Front, startFront } from '../../support/http-server-front.ts';
import { patience } from '../../support/patience.ts';
import { type Device, newDevice } from '../menu/device.ts';
import { stubPage } from '../page-double.ts';

const NOON = Date.UTC(2026, 9, 7, 9);
const OWNER = { id: 'nikola', name: 'Nikola' };
const EDIT: DraftEdit = {
  kind: 'product',
  slug: 'tarator',
  changes: [{ path: ['variants', 'bowl', 'price'], was: '4.80', to: '5.15' }],
};
let server: HttpServer;
let front: Front;
let device: Device;

beforeAll(async () => {
  server = await startHttpServer({ demos: ['neven'], now: NOON });
  stubPage();
  front = await startFront(server.url);
  device = newDevice();
});
afterAll(async () => {
  device.close();
  await front.close();
  await server.close();
  vi.unstubAllGlobals();
});

test('published price: appears on a guest’s open menu within two seconds, and not before publication', async () => {
  const page = device.open(front.url, { serverNow: () => server.clock.now });
  const opened = await page.menus.open('neven');
  if (typeof opened === 'string') throw new Error(opened);
  const { place } = opened;
  const price = () => page.menus.get('neven')?.menu.products.find(({ slug }) => slug === 'tarator')?.variants[0]?.price;
  const now = () => server.clock.now;
  const connection = { isOnline: () => true, subscribe: () => () => undefined, send: vi.fn(), start: async () => {} };
  const stop = linkToPlace({ ...page, connection, deviceNow: now, serverNow: now }, place);
  await vi.waitFor(() => expect(front.seen.some(({ path }) => path === '/api/events')).toBe(true), patience(5000));

  expect((await addDraft(server.services, place.id, OWNER, { id: 'edit-of-a-price', edit: EDIT })).ok).toBe(true);
  const seen = await previewDrafts(server.services, place.id);
  if (!seen.ok) throw new Error(seen.error.message);
  expect(price()).toBe(480);
  const { base, edits } = seen.value;
  expect((await publishDrafts(server.services, place.id, OWNER, { base, edits, at: null })).ok).toBe(true);
  await vi.waitFor(() => expect(price()).toBe(515), { timeout: patience(2000), interval: 20 });
  stop();
});
