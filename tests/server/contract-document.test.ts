import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { ACCESS, accessOf } from '../../server/routes/access.ts';
import { withServer } from './support/one-server.ts';
import { DEFAULTS } from './support/server.ts';

const { server } = withServer();

const operation = v.looseObject({ summary: v.string(), responses: v.record(v.string(), v.unknown()) });
const documentSchema = v.looseObject({
  openapi: v.literal('3.1.0'),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  paths: v.record(v.string(), v.record(v.picklist(['get', 'post', 'put', 'delete']), operation)),
});

/** Every "$ref" and every "type" of a document. */
const walk = (value: unknown, visit: (key: string, value: unknown) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    visit(key, one);
    walk(one, visit);
  }
};

test('OpenAPI: lists every route of the interface with its JSON Schema', async () => {
  const answer = await server().get('/api/openapi.json');
  const document = v.parse(documentSchema, answer.json);
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  // Polling printers and payment providers have their own protocols (docs/printing.md, docs/payments.md).
  const besides = /^GET \/(?:healthz|api\/openapi\.json)$|\/api\/(?:printers|payments\/notify|demo-bank)\//;
  const known = Object.keys(ACCESS).filter((route) => !besides.test(route));
  expect(written.toSorted()).toEqual(known.toSorted());

  const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
  walk(document.paths, (key, value) => {
    if (key === '$ref') throw new Error(`${String(value)} leads nowhere`);
    if (key === 'type' && typeof value === 'string') expect(types).toContain(value);
  });
  expect(document.paths['/api/orders']?.post).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: {
            required: ['session', 'products'],
            properties: {
              products: { items: { properties: { quantity: { type: 'integer', minimum: 1, maximum: 99 } } } },
            },
          },
        },
      },
    },
    responses: { 201: {}, 422: {}, 409: {}, 429: {} },
  });
});

test('OpenAPI: the start fails on a route that is neither listed nor excluded', async () => {
  const { store } = server();
  const app = await createApp({ store, config: { ...DEFAULTS, dataDir: '/tmp' } });
  expect(() => app.get('/api/secret-door', async () => 'open')).toThrow('no entry in the access list');
  expect(() => app.post('/pages-are-read', async () => 'written')).toThrow('no entry in the access list');
  expect([accessOf('HEAD', '/api/ping'), accessOf('GET', '/bistro'), accessOf('GET', '/apiary')]).toEqual([
    'public',
    'public',
    'public',
  ]);
  expect([accessOf('DELETE', '/api/ping'), accessOf('GET', '/api'), accessOf('GET', '/api/x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await app.close();
});

test('OpenAPI: contains the schema of webhook messages', async () => {
  const answer = await server().get('/api/openapi.json');
  const kinds = v.object({
    oneOf: v.array(v.object({ properties: v.object({ type: v.object({ const: v.string() }) }) })),
  });
  const body = v.object({ content: v.object({ 'application/json': v.object({ schema: kinds }) }) });
  const document = v.parse(
    v.object({ webhooks: v.object({ event: v.object({ post: v.object({ requestBody: body }) }) }) }),
    answer.json,
  );
  const { schema } = document.webhooks.event.post.requestBody.content['application/json'];
  expect(schema.oneOf.map(({ properties }) => properties.type.const)).toContain('order.placed');
});
