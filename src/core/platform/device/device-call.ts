// Channel between the tab with a place's event stream and the tab that sends heartbeats, which may be the same.

const CHANNEL = 'house-told';

/** Announces that the server has a command for this shared device. */
export function callDevice(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever the server has a command for this device. Returns a stop function. */
export function followDeviceCalls(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
