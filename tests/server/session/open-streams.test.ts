import { expect, test, vi } from 'vitest';
import { createOpenStreams } from '../../../server/services/session/open-streams.ts';
import { withServer } from '../support/one-server.ts';

test('streams: the number of open streams per address is limited, and a closed stream frees its place', () => {
  const streams = createOpenStreams(2, 2);
  const stranger = { address: 'router', proof: undefined };
  const ends = [streams.enter(stranger), streams.enter(stranger)];
  expect(ends.every(Boolean)).toBe(true);
  expect(streams.enter(stranger)).toBeUndefined();
  expect(streams.enter({ address: 'elsewhere', proof: undefined })).toBeDefined();
  ends[0]?.();
  ends[0]?.();
  expect(streams.enter(stranger)).toBeDefined();
  expect(streams.enter(stranger)).toBeUndefined();
});

test('streams: each session or venue device is counted separately, whatever strangers share its address', () => {
  const streams = createOpenStreams(1, 2);
  const router = { address: 'router', proof: undefined };
  expect(streams.enter(router)).toBeDefined();
  expect(streams.enter(router)).toBeUndefined();
  for (let nth = 0; nth < 1_000; nth += 1) expect(streams.enter({ ...router, proof: `${nth}` })).toBeDefined();
  expect(streams.enter({ ...router, proof: '1' })).toBeDefined();
  expect(streams.enter({ ...router, proof: '1' })).toBeUndefined();
});

const { server } = withServer();

test('streams: a client above the limit must wait, and can continue after closing one', async () => {
  const url = await server().app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'x-place': 'bistro', 'x-session': await server().scan() };
  const open = async () => {
    const stop = new AbortController();
    const response = await fetch(`${url}/api/events`, { headers, signal: stop.signal });
    // Keeps a reference and reads, because garbage collection ends an unreferenced stream.
    await response.body?.getReader().read();
    return { response, status: response.status, stop: () => stop.abort() };
  };
  const streams = [];
  for (let at = 0; at < 12; at += 1) streams.push(await open());
  expect(streams.map(({ status }) => status)).toEqual([...Array(8).fill(200), ...Array(4).fill(429)]);
  streams[0]?.stop();
  await vi.waitFor(async () => expect((await open()).status).toBe(200));
  for (const { stop } of streams) stop();
});
