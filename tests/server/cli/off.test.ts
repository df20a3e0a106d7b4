import { expect, test } from 'vitest';
import type { IngredientId } from '#domain/ids.ts';
import { askedOf, run } from '../../../server/cli/off.ts';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { withServer } from '../support/one-server.ts';
import { HOUR, messageOf, type TestServer } from '../support/server.ts';

const { server } = withServer();

const say = async (on: TestServer, ...words: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  await run(on.store, askedOf([...words]), on.clock.now, (line) => lines.push(line));
  return lines.join('\n');
};
const slugOf = async (on: TestServer) =>
  (await on.store.read.selectFrom('places').select('slug').where('id', '=', on.placeId).executeTakeFirstOrThrow()).slug;
const salad = async (on: TestServer) => messageOf(await on.order({ session: await on.scan() }));

test('off command: switches a dish off on the server, and on again', async () => {
  const on = server();
  const place = await slugOf(on);
  expect(await say(on, place, 'salad', '--for', '2h')).toMatch(/^salad! is off until 2026-10-06 14:00\.$/);
  expect(await salad(on)).toBe('inactive_products');
  expect(await say(on, place, 'list')).toBe('salad!: off, until 2026-10-06 14:00');
  on.clock.now += 2 * HOUR;
  expect(await say(on, place, 'list')).toBe('Nothing is off.');
  expect(await say(on, place, 'Salad!', '--for', 'until')).toBe('salad! is off until it is put back.');
  expect(await say(on, place, 'salad', 'on')).toBe('salad! is back on the menu.');
  expect(await say(on, place, 'list')).toBe('Nothing is off.');
});

test('off command: sets portions, and switches an ingredient off in every dish', async () => {
  const on = server();
  const place = await slugOf(on);
  expect(await say(on, place, 'salad', '--portions', '12')).toMatch(/^salad!: 12 left, counted until /);
  const found = await createPublishedPlaces(on.store).at(on.store.read, on.placeId);
  const name = found?.index.ingredientById.get(on.id('ingredient', 'cheese') as IngredientId)?.name ?? '';
  expect(await say(on, place, '--ingredient', name, '--for', '4h')).toBe(`${name} is off until 2026-10-06 16:00.`);
  expect((await on.get('/api/availability')).json).toMatchObject([
    { ingredient_id: on.id('ingredient', 'cheese') },
    { counted_product_id: on.id('product', 'salad'), left: 12 },
  ]);
});

test('off command: reports an unknown name and lists the known ones', async () => {
  const on = server();
  const place = await slugOf(on);
  for (const words of [[], [place], [place, 'a', 'b'], [place, 'salad', '--nothing']])
    expect(() => askedOf([...words])).toThrow(/^Usage: npm run off/);
  expect(() => askedOf([place, 'salad', '--for', 'ever'])).toThrow(/--for takes hours/);
  expect(() => askedOf([place, 'salad', '--portions', '0'])).toThrow(/whole number from 1/);
  await expect(say(on, 'nowhere', 'salad')).rejects.toThrow(`There is no place "nowhere". There are: ${place}`);
  await expect(say(on, place, 'caviar')).rejects.toThrow(/There is no dish "caviar"\. There are: .*salad!/);
  await expect(say(on, place, 'salad', '--size', 'huge')).rejects.toThrow('There is no size "huge"');
});
