// The contract as an OpenAPI document, made from the very schemas that requests are checked with.
import swagger from '@fastify/swagger';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';

const isValibot = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && '~standard' in schema;

/** Checks a part of a request; what a route gets is the parsed value. Headers stay as they came. */
export const validatorCompiler: FastifySchemaCompiler<unknown> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    if (!isValibot(schema)) throw new Error(`A schema of ${httpPart ?? 'a route'} is not Valibot's`);
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) return { error: new Error('The request does not have the shape that is written down') };
    return { value: httpPart === 'headers' ? data : parsed.output };
  };

/** What is sent, before it is parsed. What JSON Schema cannot say (a transformation, a finite number) is left out. */
const inJsonSchema = (schema: unknown): unknown => {
  if (!isValibot(schema)) return schema;
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return json;
};

const documented = (schema: FastifySchema): FastifySchema => {
  const { response } = schema;
  const parts = Object.fromEntries(
    (['body', 'querystring', 'params', 'headers'] as const).flatMap((part) =>
      schema[part] === undefined ? [] : [[part, inJsonSchema(schema[part])]],
    ),
  );
  const answers = Object.entries((response ?? {}) as Record<string, unknown>).map(([status, answer]) => [
    status,
    { description: DESCRIPTIONS[status] ?? 'Answer', ...(inJsonSchema(answer) as object) },
  ]);
  return { ...schema, ...parts, ...(response === undefined ? {} : { response: Object.fromEntries(answers) }) };
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'As asked',
  201: 'Taken',
  400: 'The request cannot be read',
  401: 'No such session',
  404: 'No such thing',
  409: 'The guest must be asked first',
  422: 'Refused, for good',
  429: 'Too many; see Retry-After',
};

/** Must be called before the routes that are to be written down. */
export const registerOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Tabl', description: 'What devices and the venue’s server say to each other.', version: '1' },
    },
    // Pages and pictures are not part of the contract.
    transform: ({ schema, url }) => ({
      schema: url.startsWith('/api/') ? documented(schema ?? {}) : { hide: true },
      url,
    }),
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
};
