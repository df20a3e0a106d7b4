// Polling printers: Star CloudPRNT and Epson Server Direct Print. A printer proves itself by the secret in its configured
// URL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type {
  AskedTrouble,
  AskingKind,
  AskingPrinter,
  FindAskingPrinter,
} from '../../services/printing/asking-printers.ts';
import { personal, refusal } from '../replies.ts';

interface Asked {
  readonly Params: { readonly key: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
  readonly Body: unknown;
}

const poll = v.looseObject({
  statusCode: v.optional(v.nullable(v.string()), ''),
  printingInProgress: v.optional(v.nullable(v.boolean()), false),
});
const code = v.looseObject({ token: v.optional(v.string()), code: v.optional(v.string(), '') });
const fetching = v.looseObject({ token: v.optional(v.string()) });
const STAR = '/api/printers/cloudprnt/:key';
const EPSON = '/api/printers/server-direct-print/:key';

/** "410%20Out%20of%20paper": status codes with these prefixes are printer troubles. */
const starTrouble = (status: string): AskedTrouble | undefined => {
  if (status.startsWith('41')) return 'paper_end';
  if (status.startsWith('42')) return 'cover_open';
  return status.startsWith('4') ? 'error' : undefined;
};

const starRoutes = (app: FastifyInstance, printerOf: PrinterOf): void => {
  app.post<Asked>(STAR, { schema: { hide: true } }, async (request, reply) => {
    const printer = await printerOf('cloudprnt', request, reply);
    if (!printer) return reply;
    const said = v.safeParse(poll, request.body);
    if (!said.success) return personal(reply, { status: 400, body: refusal('invalid_request') });
    const { statusCode, printingInProgress } = said.output;
    const trouble = starTrouble(statusCode ?? '');
    await printer.heard(trouble ?? (statusCode?.startsWith('2') ? null : undefined));
    // Printing failed, and part of the paper may be printed.
    if (trouble) await printer.end(undefined, 'unknown', trouble);
    const token = trouble || printingInProgress ? undefined : await printer.offer();
    const body =
      token === undefined ? { jobReady: false } : { jobReady: true, jobToken: token, mediaTypes: ['image/png'] };
    return personal(reply, { status: 200, body });
  });

  app.get<Asked>(STAR, { exposeHeadRoute: false, schema: { hide: true } }, async (request, reply) => {
    const printer = await printerOf('cloudprnt', request, reply);
    if (!printer) return reply;
    const paper = await printer.hand(v.parse(fetching, request.query).token);
    if (!paper) return personal(reply, { status: 404, body: refusal('no_paper') });
    return reply
      .header('cache-control', 'no-store')
      .header('x-star-cut', 'partial; feed=true')
      .header('x-star-imageditherpattern', 'none')
      .type('image/png')
      .send(paper.body);
  });

  app.delete<Asked>(STAR, { schema: { hide: true } }, async (request, reply) => {
    const printer = await printerOf('cloudprnt', request, reply);
    if (!printer) return reply;
    const { token, code: status } = v.parse(code, request.query);
    // 2xx: printed; 5xx: the printer could not parse the data and printed nothing.
    const end = /^(?:OK|2)/i.test(status) ? 'printed' : status.startsWith('5') ? 'failed' : 'unknown';
    await printer.end(token, end, starTrouble(status));
    return personal(reply, { status: 200, body: { success: true } });
  });
};

const EPSON_TROUBLE: Readonly<Record<string, AskedTrouble>> = {
  EPTR_REC_EMPTY: 'paper_end',
  EPTR_COVER_OPEN: 'cover_open',
};

/** Papers of a report, by token. */
const epsonEnds = (xml: string) =>
  xml.split('<ePOSPrint>').flatMap((part) => {
    const token = /<printjobid>(\d{1,15})<\/printjobid>/.exec(part)?.[1];
    const success = /<response\b[^>]*\bsuccess="(true|1|false|0)"/.exec(part)?.[1];
    const why = /<response\b[^>]*\bcode="(\w*)"/.exec(part)?.[1] ?? '';
    return token === undefined || success === undefined ? [] : { token, isPrinted: /true|1/.test(success), why };
  });

const epsonRoutes = (app: FastifyInstance, printerOf: PrinterOf): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const form = v.looseObject({ ConnectionType: v.string(), ResponseFile: v.optional(v.string(), '') });
  app.post<Asked>(EPSON, { schema: { hide: true } }, async (request, reply) => {
    const printer = await printerOf('server-direct-print', request, reply);
    if (!printer) return reply;
    const said = v.safeParse(form, request.body);
    if (!said.success) return personal(reply, { status: 400, body: refusal('invalid_request') });
    reply.header('cache-control', 'no-store').type('text/xml; charset=utf-8');
    await printer.heard(undefined);
    if (said.output.ConnectionType === 'SetResponse') {
      for (const { token, isPrinted, why } of epsonEnds(said.output.ResponseFile)) {
        const isMidway = why.startsWith('EPTR_');
        if (isPrinted) await printer.end(token, 'printed', undefined);
        // A printer that stopped may have printed a part; other codes mean that printing never began.
        else
          await printer.end(
            token,
            isMidway ? 'unknown' : 'failed',
            isMidway ? (EPSON_TROUBLE[why] ?? 'error') : undefined,
          );
      }
    }
    if (said.output.ConnectionType !== 'GetRequest') return reply.send('');
    const token = await printer.offer();
    const paper = token === undefined ? undefined : await printer.hand(token);
    return reply.send(paper?.body ?? '');
  });
};

type PrinterOf = (
  kind: AskingKind,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
) => Promise<AskingPrinter | undefined>;

export const printerRoutes = (app: FastifyInstance, find: FindAskingPrinter): void => {
  const printerOf: PrinterOf = async (kind, request, reply) => {
    const printer = await find(kind, request.params.key);
    if (!printer) personal(reply, { status: 404, body: refusal('unknown_printer') });
    return printer;
  };
  starRoutes(app, printerOf);
  // A separate plugin, so that forms are accepted here only.
  app.register(async (own) => epsonRoutes(own, printerOf));
};
