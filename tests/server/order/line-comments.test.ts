// Two dishes of one size with different comments reach the kitchen with the right comment each.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import { type Answer, MINUTE } from '../support/server.ts';

const { server } = withServer();

const answerSchema = v.object({
  order: v.object({ products: v.array(v.object({ comment: v.nullable(v.string()) })) }),
});
/** Stored comments of the order's lines. */
const stored = ({ json }: Answer) => v.parse(answerSchema, json).order.products.map(({ comment }) => comment);
const salads = (...comments: readonly (string | undefined)[]) =>
  comments.map((comment) => server().line('salad', comment === undefined ? {} : { comment }));
const together = (comment: string) => [{ variantId: server().id('variant', 'salad'), comment }];

test('line comments: a line has its own comment, and without one the comment of its size [S3.18]', async () => {
  const session = await server().scan();
  const send = (products: unknown, comment: string, total = '15.80') =>
    server().order({ session, products, comments: together(comment), total });
  expect(stored(await send(salads('well done', 'medium'), 'well done; medium'))).toEqual(['well done', 'medium']);
  server().clock.now += MINUTE;
  expect(stored(await send(salads('NO NUTS', ''), 'NO NUTS'))).toEqual(['NO NUTS', null]);
  server().clock.now += MINUTE;
  expect(stored(await send(salads(undefined, undefined), 'no salt'))).toEqual(['no salt', 'no salt']);
});

test('line comments: a retry with the comments of two lines swapped is refused as another order', async () => {
  const session = await server().scan();
  const id = '0199c000-0000-7000-8000-0000000c0111';
  const send = (...own: readonly string[]) =>
    server().order({ session, id, products: salads(...own), comments: together('well done; medium'), total: '15.80' });
  expect((await send('well done', 'medium')).status).toBe(201);
  expect((await send('well done', 'medium')).status).toBe(201);
  expect((await send('medium', 'well done')).status).toBe(422);
  expect(await server().ledger()).toEqual([id]);
});

test.each([
  ['longer than 500 characters', 'x'.repeat(501)],
  ['a number', 7],
  ['an object', {}],
])('line comments: a line comment that is %s is rejected, and no dish is cooked', async (_, comment) => {
  const session = await server().scan();
  const answer = await server().order({ session, products: [{ ...server().line('salad'), comment }] });
  expect(answer.status).toBe(400);
  expect(await server().ledger()).toEqual([]);
});
