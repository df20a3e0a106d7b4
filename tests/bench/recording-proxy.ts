// Stands between a browser and a server and writes down every answer, the worker's too: what was asked for, when, and how
// many bytes its body had as it was sent.
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

/** Resolves when it listens; what has been recorded so far stands in the list. */
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

/** With parts of milliseconds, as a page has them. */
const now = (): number => performance.timeOrigin + performance.now();
