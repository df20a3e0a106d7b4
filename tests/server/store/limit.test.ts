import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSharedLimit, openCountingPool } from '../../../server/store/limit.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A database that accepts connections and never answers. */
const hangingDatabase = async (): Promise<string> => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `postgres://tabl@127.0.0.1:${(server.address() as AddressInfo).port}/tabl`;
};

test('rate limit: the server counts alone when the database hangs, and guests can still scan', async () => {
  const pool = openCountingPool(await hangingDatabase());
  open.push(() => pool.end());
  const limit = createSharedLimit(pool)({ name: 'wrong-codes', most: 1, seconds: 60 });
  expect(await limit.take('phone')).toBeUndefined();
  expect(await limit.take('phone')).toBeGreaterThan(0);
});
