// Listening devices as plain sockets in a separate process, so that they share no event loop with the server or the
// measuring script. listening.ts starts this script, and sends messages: which streams to open and what to wait for.
import { connect, type Socket } from 'node:net';
import type { Heard, Listening, Wish } from './listening.ts';

/** After this many new sockets, a pause for the server. */
const AT_ONCE = 200;
const BETWEEN_MS = 20;
/** One source address would have too few ports. */
const ADDRESSES = 200;

let watched = '';
let heard: number[] = [];
let open = 0;

/** Clock shared by all processes of the machine, ms. */
const now = (): number => Number(process.hrtime.bigint()) / 1e6;

function listen({ port, path, headers }: Listening, at: number): void {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (at % ADDRESSES)}` });
  const lines = Object.entries({ host: `127.0.0.1:${port}`, accept: 'text/event-stream', ...headers });
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  let isOpen = false;
  socket.on('data', (data) => {
    if (!isOpen) {
      isOpen = true;
      if (data.includes(' 200 ')) open += 1;
      else process.send?.({ turnedDown: data.toString().split('\r\n')[0] });
    }
    if (watched !== '' && data.includes(watched)) heard.push(now());
  });
  socket.on('error', () => undefined);
}

process.on('message', (wish: Wish) => {
  if ('open' in wish) {
    const { open: all } = wish;
    const some = (from: number): void => {
      for (let at = from; at < Math.min(all.length, from + AT_ONCE); at++) {
        const one = all[at];
        if (one) listen(one, at);
      }
      if (from + AT_ONCE < all.length) setTimeout(some, BETWEEN_MS, from + AT_ONCE);
    };
    some(0);
  } else if ('watch' in wish) {
    watched = wish.watch;
    heard = [];
    process.send?.({ open, times: [] } satisfies Heard);
  } else process.send?.({ open, times: heard } satisfies Heard);
});
process.on('disconnect', () => process.exit(0));
