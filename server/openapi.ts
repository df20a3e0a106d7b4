// The API as an OpenAPI document, generated from the schemas that validate requests.
import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';

const isValibot = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && '~standard' in schema;

/**
 * Validates a part of a request; a route gets the parsed value. Header schemas only document: each route reports a missing
 * header itself.
 */
export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (httpPart === 'headers') return { value: data };
    if (!isValibot(schema)) throw new Error(`A schema of ${httpPart ?? 'a route'} is not Valibot's`);
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) return { error: new Error('The request does not have the shape that is written down') };
    return { value: parsed.output };
  };

/** JSON Schema of the unparsed input. Omits what JSON Schema cannot express, such as a transformation or a finite number. */
const inJsonSchema = (schema: unknown): unknown => {
  if (!isValibot(schema)) return schema;
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return json;
};

/** A non-JSON answer has its type in `content`; all others are JSON. */
const answerInJsonSchema = (answer: unknown): object => {
  const other = v.safeParse(
    v.looseObject({ content: v.record(v.string(), v.object({ schema: v.unknown() })) }),
    answer,
  );
  if (!other.success) return inJsonSchema(answer) as object;
  const kinds = Object.entries(other.output.content);
  return { content: Object.fromEntries(kinds.map(([kind, { schema }]) => [kind, { schema: inJsonSchema(schema) }])) };
};

/** Refusals before a route runs, which the routes need not list. */
const refusedBefore = ({ body, querystring, params }: FastifySchema, refused: unknown): Record<string, unknown> => ({
  ...((body ?? querystring ?? params) !== undefined && { 400: refused }),
  ...(body !== undefined && { 413: refused, 415: refused }),
});

const documented = (schema: FastifySchema, refused: unknown): FastifySchema => {
  const response = { ...refusedBefore(schema, refused), ...(schema.response as Record<string, unknown> | undefined) };
  const parts = Object.fromEntries(
    (['body', 'querystring', 'params', 'headers'] as const).flatMap((part) =>
      schema[part] === undefined ? [] : [[part, inJsonSchema(schema[part])]],
    ),
  );
  const answers = Object.entries(response).map(([status, answer]) => [
    status,
    { description: DESCRIPTIONS[status] ?? 'Answer', ...answerInJsonSchema(answer) },
  ]);
  return { ...schema, ...parts, response: Object.fromEntries(answers) };
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'As asked',
  201: 'Taken',
  304: 'Unchanged since the answer with that ETag; without a body',
  400: 'The request cannot be read',
  401: 'No such session',
  404: 'No such thing',
  409: 'The guest must be asked first',
  413: 'The body is too large',
  415: 'Only JSON is spoken',
  422: 'Refused, for good',
  429: 'Too many; see Retry-After',
};

/** Messages that the server sends to webhooks. */
const inWebhooks = (event: unknown) => ({
  event: {
    post: {
      summary: 'Something has happened at a place. Signed by the Standard Webhooks specification.',
      requestBody: { required: true, content: { 'application/json': { schema: inJsonSchema(event) as object } } },
      responses: { '2XX': { description: 'Taken: anything else, and the same message comes again' } },
    },
  },
});

/** Call it before the documented routes. `refused`: schema of refusals; `told`: schema of webhook messages. */
export const registerOpenApi = async (app: FastifyInstance, refused: unknown, told: unknown): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tabl', description: 'What devices and the venue’s server say to each other.', version: '1' },
      webhooks: inWebhooks(told),
    },
    // Pages and pictures are not part of the contract.
    transform: ({ schema, url }) => ({
      schema: url.startsWith('/api/') ? documented(schema ?? {}, refused) : { hide: true },
      url,
    }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
};
