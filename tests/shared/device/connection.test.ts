// Reachability of the server, with a fake clock.
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { connectionMachine } from '#shared/device/connection.machine.ts';
import { createConnection, FAILURE_NUMBER } from '#shared/device/connection.ts';

const settled = () => new Promise((later) => setTimeout(later, 0));

/** A connection whose server answers when the test says so. */
const watching = () => {
  const clock = new SimulatedClock();
  let answers = true;
  const probe = vi.fn(async () => {
    if (!answers) throw new TypeError('nobody');
    return true;
  });
  const actor = createActor(connectionMachine.provide({ actors: { probe: fromPromise(probe) } }), { clock });
  actor.start();
  const at = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  return {
    actor,
    probe,
    at,
    server: (isThere: boolean) => {
      answers = isThere;
    },
    isIn: (state: 'reachable' | 'unreachable' | 'doubtful' | 'checking') => actor.getSnapshot().matches(state),
  };
};

test('connection: an answer counts for 15 seconds, then the state is uncertain and no message is shown', async () => {
  const { actor, at, isIn, probe } = watching();
  expect(isIn('doubtful')).toBe(true);
  actor.send({ type: 'answer.seen' });
  expect(isIn('reachable')).toBe(true);
  await at(14_999);
  expect(isIn('reachable')).toBe(true);
  await at(1);
  expect(isIn('doubtful')).toBe(true);
  expect(probe).not.toHaveBeenCalled();
});

test('connection: one failed request starts a check before any message; only our own server’s answer counts', async () => {
  const { actor, at, isIn, probe, server } = watching();
  actor.send({ type: 'answer.seen' });
  actor.send({ type: 'request.failed' });
  expect(isIn('checking')).toBe(true);
  await at(0);
  expect(isIn('reachable')).toBe(true);
  server(false);
  actor.send({ type: 'request.failed' });
  await at(0);
  expect(isIn('unreachable')).toBe(true);
  expect(probe).toHaveBeenCalledTimes(2);
});

test('connection: while offline, checks every five seconds, and at once after a possible change', async () => {
  const { actor, at, isIn, probe, server } = watching();
  server(false);
  actor.send({ type: 'look' });
  await at(0);
  expect(isIn('unreachable')).toBe(true);
  await at(4_999);
  expect(probe).toHaveBeenCalledTimes(1);
  await at(1);
  expect(probe).toHaveBeenCalledTimes(2);
  actor.send({ type: 'look' });
  await at(0);
  expect(probe).toHaveBeenCalledTimes(3);
  server(true);
  await at(5_000);
  expect(isIn('reachable')).toBe(true);
});

test('connection: a captive portal’s answer to the probe does not count as the server', async () => {
  const actor = createActor(connectionMachine.provide({ actors: { probe: fromPromise(async () => false) } }));
  actor.start();
  actor.send({ type: 'look' });
  await settled();
  expect(actor.getSnapshot().matches('unreachable')).toBe(true);
  actor.stop();
});

test('connection: screens hear of each change, and the outbox hears when the server is back', async () => {
  let isThere = false;
  const connection = createConnection(async () => isThere);
  const [listener, onReturn] = [vi.fn(), vi.fn()];
  connection.subscribe(listener);
  // An event before the machine is loaded: the latest one is queued.
  connection.send({ type: 'request.failed' });
  expect(connection.isOnline()).toBe(true);
  await connection.start(onReturn);
  await connection.start(onReturn);
  await vi.waitFor(() => expect(connection.isOnline()).toBe(false));
  expect(listener).toHaveBeenCalledOnce();
  expect(onReturn).not.toHaveBeenCalled();
  isThere = true;
  connection.send({ type: 'answer.seen' });
  expect(connection.isOnline()).toBe(true);
  connection.send({ type: 'answer.seen' });
  expect(listener).toHaveBeenCalledTimes(2);
  expect(onReturn).toHaveBeenCalledOnce();
});

test('connection: an error is grade 1 if the server answered, 2 if no answer came, 3 otherwise', () => {
  expect(FAILURE_NUMBER).toEqual({ responded: 1, no_response: 2, other: 3 });
});
