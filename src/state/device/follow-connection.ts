import { createActor, fromPromise } from 'xstate';
import { type ConnectionEvent, connectionMachine } from './connection.machine.ts';

/** Starts the connection's machine; calls back with whether the guest may think of the network as there. */
export function followConnection(
  probe: () => Promise<boolean>,
  onChange: (isOnline: boolean) => void,
): (event: ConnectionEvent) => void {
  const actor = createActor(connectionMachine.provide({ actors: { probe: fromPromise(probe) } }));
  let isOnline = true;
  actor.subscribe((state) => {
    // Neither doubt nor a look in progress changes what was last known.
    if (state.matches('unreachable')) isOnline = false;
    if (state.matches('reachable')) isOnline = true;
    onChange(isOnline);
  });
  actor.start();
  return (event) => actor.send(event);
}
