// Texts of an order as the kitchen reads them.
import { expect, test } from 'vitest';
import { ordersOf } from '../../../server/cli/ledger.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { publishVenue } from '../../support/publish-venue.ts';
import { withServer } from '../support/one-server.ts';
import { buildVenue } from '../support/venues.ts';

const { server } = withServer();

const parted = <T extends { readonly name: string }>(thing: T): T => ({
  ...thing,
  name: [...thing.name].join('\u00ad'),
});

test('ticket: has no soft hyphens when the venue’s names contain some', async () => {
  await publishVenue(server().store, 'bistro', (idFor) => {
    const venue = buildVenue(idFor);
    const { products, ingredients } = venue.menu;
    const menu = { ...venue.menu, products: products.map(parted), ingredients: ingredients.map(parted) };
    return { ...venue, menu };
  });
  const chosen = { required: server().id('ingredient', 'rare'), addable: [server().id('ingredient', 'cheese')] };
  const products = [server().line('burger', { ingredients: { ...chosen, removable: [] } })];
  const headers = { 'x-avoid': 'milk' };
  const session = await server().scan();
  expect((await server().order({ session, products, total: '6.50', headers })).status).toBe(201);
  const [order] = ordersOf(await readJournal(server().store, server().placeId));
  expect(order?.lines).toMatchObject([{ name: 'burger!', required: 'rare', added: ['cheese'] }]);
  expect(order?.guestNote?.avoid).toMatchObject([{ code: 'milk', dishes: { contains: ['burger!'] } }]);
});
