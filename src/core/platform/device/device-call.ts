// Between the tab that holds a place's event stream and the one that speaks for the device: they may be one, or two.

const CHANNEL = 'house-told';

/** The server has something to tell this shared device. */
export function callDevice(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever the server has something to tell this device. Returns a function that stops it. */
export function followDeviceCalls(callback: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
