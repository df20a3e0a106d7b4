// Load by a fixed number of connections, each of which sends the next request as soon as the last answer has arrived.
import { Agent, request } from 'node:http';
import { quantile } from './ratio-table.ts';
import { pause } from './running.ts';

export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Load {
  readonly perSecond: number;
  /** Milliseconds from the first byte sent to the last byte received. */
  readonly p50: number;
  readonly p99: number;
  /** All acknowledged orders, including those of the warm-up. */
  readonly acknowledged: number;
  /** Other answers: status or error, each with its count. */
  readonly others: Readonly<Record<string, number>>;
}

export interface LoadWishes {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** Returns the next request; `undefined` ends the load. */
  readonly next: () => Request | undefined;
  /** Status that acknowledges a request. */
  readonly wanted: number;
}

const WARM_UP_MS = 1_000;

export async function closedLoop({ port, connections, seconds, next, wanted }: LoadWishes): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  const others: Record<string, number> = {};
  let acknowledged = 0;
  let isCounted = false;
  let isOver = false;

  const send = ({ path, headers, body }: Request): Promise<number | string> =>
    new Promise((done) => {
      const sent = request(
        {
          agent,
          port,
          path,
          host: '127.0.0.1',
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (answer) => answer.resume().on('end', () => done(answer.statusCode ?? 0)),
      );
      sent.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
      sent.end(body);
    });
  const loop = async (): Promise<void> => {
    for (let one = next(); one && !isOver; one = next()) {
      const began = performance.now();
      const status = await send(one);
      if (status === wanted) {
        acknowledged += 1;
        if (isCounted && !isOver) took.push(performance.now() - began);
      } else others[status] = (others[status] ?? 0) + 1;
    }
  };

  const loops = Array.from({ length: connections }, loop);
  await pause(WARM_UP_MS);
  isCounted = true;
  const began = performance.now();
  await Promise.race([pause(seconds * 1000), Promise.all(loops)]);
  isOver = true;
  const lasted = (performance.now() - began) / 1000;
  await Promise.all(loops);
  agent.destroy();
  return { perSecond: took.length / lasted, p50: quantile(took, 0.5), p99: quantile(took, 0.99), acknowledged, others };
}
