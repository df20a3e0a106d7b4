// The menu as a spreadsheet file: export, and comparison of an uploaded file. Its changes become a normal edit.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sheetAnswerSchema, sheetBodySchema } from '#contract/owner/menu-sheet-wire.ts';
import { compareMenuSheet, writeMenuSheet } from '../../services/owner/menu-sheet.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const BODY_LIMIT = 8 * 1024 * 1024;
const refused = { 401: refusedSchema, 403: refusedSchema, 409: refusedSchema, 422: refusedSchema };

export const menuSheetRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/staff/menu-sheet',
    {
      schema: {
        summary: 'The menu as CSV, with the edits that wait to be published',
        headers: placeHeaders,
        response: { 200: sheetAnswerSchema, ...refused },
      },
    },
    async (request, reply) => {
      const csv = await writeMenuSheet(services, staffOf(request).placeId);
      return personal(
        reply,
        csv === undefined ? { status: 409, body: refusal('not_editable') } : { status: 200, body: { csv } },
      );
    },
  );

  app.post<{ Body: v.InferOutput<typeof sheetBodySchema> }>(
    '/api/staff/menu-sheet',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        summary:
          'What a CSV of the menu would change, or, of one with other columns, what they probably are; nothing is done',
        headers: placeHeaders,
        body: sheetBodySchema,
        response: { 200: v.looseObject({}), ...refused },
      },
    },
    async (request, reply) => {
      const compared = await compareMenuSheet(services, staffOf(request).placeId, request.body);
      if (compared.ok) return personal(reply, { status: 200, body: compared.value });
      const { kind } = compared.error;
      if (compared.error.kind === 'columns' && compared.error.columns.length > 0)
        return personal(reply, { status: 200, body: { foreign: compared.error.columns } });
      return personal(reply, { status: kind === 'not_editable' ? 409 : 422, body: refusal(kind) });
    },
  );
};
