// Builds an order from the OpenAPI document alone; every refusal must be documented there.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withServer } from '../support/one-server.ts';
import { type Answer, nextId } from '../support/server.ts';
import { CODE } from '../support/venues.ts';

const { server } = withServer();

const objectSchema = v.looseObject({
  properties: v.record(v.string(), v.unknown()),
  required: v.optional(v.array(v.string()), []),
});
const arraySchema = v.looseObject({ type: v.literal('array'), items: v.unknown() });
const contentSchema = v.record(v.string(), v.looseObject({ schema: v.unknown() }));
const operationSchema = v.looseObject({
  parameters: v.optional(
    v.array(
      v.looseObject({
        name: v.string(),
        in: v.picklist(['header', 'query', 'path']),
        required: v.optional(v.boolean(), false),
        schema: v.looseObject({ pattern: v.optional(v.string()) }),
      }),
    ),
    [],
  ),
  requestBody: v.optional(v.looseObject({ content: contentSchema })),
  responses: v.record(v.string(), v.looseObject({ content: v.optional(contentSchema) })),
});
type Operation = v.InferOutput<typeof operationSchema>;
const documentSchema = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), operationSchema)) });

const readDocument = async () => v.parse(documentSchema, (await server().get('/api/openapi.json')).json).paths;

const operationOf = (paths: Awaited<ReturnType<typeof readDocument>>, method: string, path: string): Operation => {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`The document names no ${method} ${path}`);
  return found;
};

type Known = Readonly<Record<string, unknown>>;

/** A value with only the required fields of the schema, filled from known values by name. */
const fill = (schema: unknown, known: Known, name: string): unknown => {
  const object = v.safeParse(objectSchema, schema);
  if (object.success) {
    const { required, properties } = object.output;
    return Object.fromEntries(required.map((field) => [field, fill(properties[field], known, field)]));
  }
  const array = v.safeParse(arraySchema, schema);
  if (array.success) return [fill(array.output.items, known, name)];
  if (!(name in known)) throw new Error(`The document asks for ${name}, and does not say where it comes from`);
  return known[name];
};

const headersOf = ({ parameters }: Operation, known: Known): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((one) => one.in === 'header' && one.required)
      .map(({ name, schema }) => {
        const value = String(fill(schema, known, name));
        expect(value).toMatch(new RegExp(schema.pattern ?? ''));
        return [name, value];
      }),
  );

const post = async (path: string, operation: Operation, known: Known, headers = headersOf(operation, known)) => {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const { statusCode, body } = await server().app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(fill(schema, known, 'body')),
  });
  expect(Object.keys(operation.responses)).toContain(String(statusCode));
  return { status: statusCode, json: JSON.parse(body) };
};

test('OpenAPI: an order built from the document succeeds, and fails without any required header', async () => {
  const paths = await readDocument();
  const scan = operationOf(paths, 'post', '/api/tables/verify_token');
  const scanned = await post('/api/tables/verify_token', scan, { token: CODE.one, placeSlug: 'bistro' });
  expect(scanned.status).toBe(200);
  const known = {
    session: scanned.json.session.token,
    product_id: server().id('product', 'salad'),
    product_variant_id: server().id('variant', 'salad'),
    quantity: 1,
    'x-place': server().placeId,
    'x-shown-total': '7.90',
    'x-order-age': 0,
  };
  const order = operationOf(paths, 'post', '/api/orders');
  const headers = headersOf(order, { ...known, 'idempotency-key': nextId() });
  expect((await post('/api/orders', order, known, headers)).status).toBe(201);
  for (const name of Object.keys(headers)) {
    const all = Object.entries({ ...headers, 'idempotency-key': nextId() });
    const rest = Object.fromEntries(all.filter(([one]) => one !== name));
    expect((await post('/api/orders', order, known, rest)).status, name).toBeGreaterThanOrEqual(400);
  }
  const key = order.parameters.find(({ name }) => name === 'idempotency-key')?.schema.pattern ?? '';
  expect('my first order').not.toMatch(new RegExp(key));
});

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

test('OpenAPI: documents every refusal of a call', async () => {
  const paths = await readDocument();
  const missing: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [name, operation] of Object.entries(methods)) {
      const method = METHODS[name as keyof typeof METHODS];
      const url = path.replace('{id}', 'no-such-id').replace('{session}', 'no-such-session');
      const ask = async (more: { url?: string; headers?: Record<string, string>; payload?: string }) => {
        const answer = await server().app.inject({ method, url, ...more });
        if (!(answer.statusCode in operation.responses)) missing.push(`${method} ${path}: ${answer.statusCode}`);
      };
      const json = { 'content-type': 'application/json' };
      // The event stream never ends, so its answer is not awaited; without a place it is refused like the others.
      await ask(method === 'GET' ? {} : { headers: json, payload: '{}' });
      await ask({ url: `${url}?nonce=${'x'.repeat(200)}&lang=${'x'.repeat(200)}` });
      if (method === 'GET' && path !== '/api/events') await ask({ headers: { 'x-place': 'bistro' } });
      if (method === 'GET') continue;
      const placed = { 'x-place': 'bistro' };
      await ask({ headers: { ...json, ...placed }, payload: '{' });
      await ask({ headers: { 'content-type': 'text/plain', ...placed }, payload: 'one salad' });
      await ask({ headers: { ...json, ...placed }, payload: JSON.stringify({ long: 'x'.repeat(200_000) }) });
    }
  }
  expect([...new Set(missing)]).toEqual([]);
});

test('OpenAPI: documents the event stream’s messages, and the empty body of an unchanged menu', async () => {
  const paths = await readDocument();
  const stream = operationOf(paths, 'get', '/api/events').responses['200']?.content;
  expect(JSON.stringify(stream?.['text/event-stream']?.schema)).toContain('availability');
  const menu: Answer = await server().get('/api/products', { 'if-none-match': '"none"' });
  const again = await server().get('/api/products', { 'if-none-match': String(menu.headers.etag) });
  expect(operationOf(paths, 'get', '/api/products').responses).toHaveProperty(String(again.status));
});
