// A front between device and server, like a proxy or captive portal: records every request, and answers instead of the
// server or changes its answers, as a test says.
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  /** "/api/products" */
  readonly path: string;
  readonly search: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

export interface FrontAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Front {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Answers instead of the server; "dead" cuts the connection, `undefined` forwards the request. */
  answer: (request: SeenRequest) => FrontAnswer | 'dead' | undefined | Promise<FrontAnswer | 'dead' | undefined>;
  /** Changes the server's answer. */
  alter: ((request: SeenRequest, answer: FrontAnswer) => FrontAnswer) | undefined;
  /** Paths requested since the last call, without "/api/". */
  readonly takePaths: () => string[];
  /** Cuts all open connections. */
  readonly dropAll: () => void;
  readonly close: () => Promise<void>;
}

export const html = (status = 200): FrontAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Hotel Wi-Fi</title><h1>Welcome! Please sign in.</h1>',
});

export const json = (body: unknown, headers: Record<string, string> = {}, status = 200): FrontAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

export async function startFront(target: string): Promise<Front> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', target);
    const one: SeenRequest = {
      method: request.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      headers: request.headers,
    };
    seen.push(one);
    const own = await front.answer(one);
    if (own === 'dead') {
      request.destroy();
      return;
    }
    if (own) {
      response.writeHead(own.status, own.headers).end(own.body);
      return;
    }
    const { 'accept-encoding': _, ...headers } = request.headers;
    const onward = ask(url, { method: one.method, headers, agent: false }, (answer) => {
      const alter = front.alter;
      if (!alter) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': __, ...kept } = answer.headers as Record<string, string>;
        const body = Buffer.concat(chunks).toString();
        const altered = alter(one, { status: answer.statusCode ?? 502, headers: kept, body });
        response.writeHead(altered.status, altered.headers).end(altered.body);
      });
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: () => undefined,
    alter: undefined,
    takePaths: () => seen.splice(0).map(({ path }) => path.replace('/api/', '')),
    dropAll: () => server.closeAllConnections(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return front;
}
