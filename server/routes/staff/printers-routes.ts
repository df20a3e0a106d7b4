// Printers of a place: state, test slip, and confirmation that the printer's own font is readable.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { printersSchema, slipCodeSchema, testSlipSchema } from '#contract/owner/printers-wire.ts';
import { askedPapersSchema } from '#contract/service/paper.ts';
import { parseOrderId } from '#domain/order/order-id.ts';
import { askedPapers } from '../../services/printing/asked-papers.ts';
import { confirmTestSlip, printersNow, printTestSlip } from '../../services/printing/test-slips.ts';
import type { Services } from '../../services/services.ts';
import { placeHeaders, refusedSchema } from '../documented.ts';
import { placeOf } from '../place.ts';
import { personal, refusal } from '../replies.ts';
import { staffOf } from './guard.ts';

const done = v.object({ success: v.literal(true) });
const atPrinter = v.object({ printer: testSlipSchema.entries.printer });
const refused = { 400: refusedSchema, 401: refusedSchema, 403: refusedSchema, 404: refusedSchema };

export const staffPrinterRoutes = (app: FastifyInstance, services: Services): void => {
  app.get(
    '/api/staff/printers',
    {
      schema: {
        summary: 'How the printers of the place are, each with what became of its last test slip',
        headers: placeHeaders,
        response: { 200: printersSchema, ...refused },
      },
    },
    async (request, reply) => {
      const printers = await printersNow(services.store.read, staffOf(request).placeId);
      return personal(reply, { status: 200, body: { printers } });
    },
  );

  app.get<{ Params: { id: string }; Querystring: v.InferOutput<typeof atPrinter> }>(
    '/api/staff/papers/:id',
    {
      schema: {
        summary: 'What became of the papers that a command has asked for at a printer',
        headers: placeHeaders,
        params: v.object({ id: v.string() }),
        querystring: atPrinter,
        response: { 200: askedPapersSchema, ...refused },
      },
    },
    async (request, reply) => {
      const command = parseOrderId(request.params.id);
      if (!command) return personal(reply, { status: 400, body: refusal('invalid_request') });
      const { placeId } = staffOf(request);
      const papers = await askedPapers(services.store.read, placeId, { command, printer: request.query.printer });
      return personal(reply, { status: 200, body: { papers } });
    },
  );

  app.post<{ Body: v.InferOutput<typeof testSlipSchema> }>(
    '/api/staff/printers/test',
    {
      schema: {
        summary: 'Prints a test slip; what becomes of it stands with its printer',
        headers: placeHeaders,
        body: testSlipSchema,
        response: { 200: v.object({ success: v.literal(true), slip: v.string() }), ...refused },
      },
    },
    async (request, reply) => {
      const place = await placeOf(services.places, request, reply);
      if (!place) return reply;
      const asked = await printTestSlip(services, place.document.place, request.body.printer);
      return asked.ok
        ? personal(reply, { status: 200, body: { success: true, slip: asked.value } })
        : personal(reply, { status: 404, body: refusal(asked.error) });
    },
  );

  app.post<{ Body: v.InferOutput<typeof slipCodeSchema> }>(
    '/api/staff/printers/confirm',
    {
      schema: {
        summary: 'Whoever has the test slip can read the printer’s own letters, and says its code',
        headers: placeHeaders,
        body: slipCodeSchema,
        response: { 200: done, 422: refusedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { printer: name, code } = request.body;
      const confirmed = await confirmTestSlip(services, staffOf(request).placeId, { name, code });
      if (confirmed.ok) return personal(reply, { status: 200, body: { success: true } });
      const status = confirmed.error === 'unknown_printer' ? 404 : 422;
      return personal(reply, { status, body: refusal(confirmed.error) });
    },
  );
};
