// Facts about the shop software that a tax office asks an owner for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type ShopFacts, shopFactsSchema } from '#contract/owner/shop-facts.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal } from '../replies.ts';

/** Version of this server from package.json. */
const { version } = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')),
);

export const shopFactsRoutes = (
  app: FastifyInstance,
  publicUrl: string | undefined,
  database: ShopFacts['database'],
): void => {
  const facts: ShopFacts = { address: publicUrl ?? null, software: 'Tabl', version, database };
  app.get(
    '/api/staff/shop-facts',
    {
      schema: {
        summary:
          'The public address, the software with its version, and the database: what a tax office asks of an e-shop',
        headers: placeHeaders,
        response: { 200: shopFactsSchema, 401: refusedSchema, 403: refusedSchema },
      },
    },
    async (_request, reply) => personal(reply, { status: 200, body: facts }),
  );
};
