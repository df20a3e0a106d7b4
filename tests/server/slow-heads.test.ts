import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { openStore } from '../../server/store/open-store.ts';
import { DEFAULTS } from './support/server.ts';

test('slow request: a head sent byte by byte is cut off in time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'slow-'));
  const store = await openStore({ url: undefined, file: ':memory:' });
  const app = await createApp({ store, config: { ...DEFAULTS, dataDir }, headTimeoutMs: 300 });
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  socket.resume();
  socket.write('GET /api/ping HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const drip = setInterval(() => socket.write('a'), 50);
  try {
    const isCut = new Promise((resolve) => socket.once('close', () => resolve('cut off')));
    expect(await Promise.race([isCut, setTimeout(3_000, 'still open')])).toBe('cut off');
  } finally {
    clearInterval(drip);
    socket.destroy();
    await app.close();
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
