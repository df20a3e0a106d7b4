// A proxy between browser and server that records every answer, including the worker's: address, time, and size of the
// body as sent.
import { createServer, type IncomingMessage, request } from 'node:http';
import { atEnd } from './running.ts';

export interface Recorded {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  /** `br`, `gzip`, or empty. */
  readonly encoding: string;
  /** Size of the body as sent. */
  bytes: number;
  /** Epoch ms. */
  readonly askedAt: number;
  answeredAt: number;
  endedAt: number;
}

/** Resolves when the proxy listens; the list holds the answers recorded so far. */
export async function recordingProxy(port: number, target: number): Promise<readonly Recorded[]> {
  const seen: Recorded[] = [];
  const server = createServer((asked, reply) => {
    const askedAt = now();
    const onward = request(
      { port: target, host: '127.0.0.1', path: asked.url, method: asked.method, headers: asked.headers },
      (answer) => {
        const one = describe(asked, answer, askedAt);
        seen.push(one);
        reply.writeHead(one.status, answer.headers);
        answer.on('data', (data: Buffer) => {
          one.bytes += data.length;
        });
        answer.on('end', () => {
          one.endedAt = now();
        });
        answer.pipe(reply);
      },
    );
    onward.on('error', () => reply.destroy());
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  atEnd(() => server.close());
  return seen;
}

const describe = (asked: IncomingMessage, answer: IncomingMessage, askedAt: number): Recorded => ({
  path: asked.url ?? '',
  status: answer.statusCode ?? 0,
  type: answer.headers['content-type']?.split(';')[0] ?? '',
  encoding: answer.headers['content-encoding'] ?? '',
  bytes: 0,
  askedAt,
  answeredAt: now(),
  endedAt: Number.POSITIVE_INFINITY,
});

/** With fractions of a millisecond, like the times in a page. */
const now = (): number => performance.timeOrigin + performance.now();
