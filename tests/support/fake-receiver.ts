// A fake webhook receiver with configurable failures. It verifies Standard Webhooks signatures with independent code.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { type WebhookEvent, webhookEventSchema } from '#contract/service/webhook-event.ts';

export interface ReceiverSwitches {
  /** Status of the answer. */
  status: number;
  /** With a status of 3xx. */
  location: string | undefined;
  /** Accepts the message and never answers. */
  hangs: boolean;
  /** Reads the message, then resets the connection. */
  resets: boolean;
  /** How long it thinks. */
  slowMs: number;
  /** Sends its status, and a body that never ends. */
  endlessBody: boolean;
}

export interface ReceivedMessage {
  readonly id: string;
  readonly timestamp: number;
  readonly isSigned: (secret: string) => boolean;
  readonly event: WebhookEvent;
}

export interface FakeReceiver {
  readonly url: string;
  readonly port: number;
  readonly switches: ReceiverSwitches;
  /** All received messages, whatever the answer. */
  readonly heard: readonly ReceivedMessage[];
  /** Messages answered with 2xx. */
  readonly taken: readonly ReceivedMessage[];
  readonly stop: () => Promise<void>;
}

const QUIET: ReceiverSwitches = {
  status: 204,
  location: undefined,
  hangs: false,
  resets: false,
  slowMs: 0,
  endlessBody: false,
};

export const startFakeReceiver = async (set: Partial<ReceiverSwitches> = {}): Promise<FakeReceiver> => {
  const switches = { ...QUIET, ...set };
  const heard: ReceivedMessage[] = [];
  const taken: ReceivedMessage[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    const header = (name: string) => String(request.headers[name] ?? '');
    const id = header('webhook-id');
    const timestamp = Number(header('webhook-timestamp'));
    const message: ReceivedMessage = {
      id,
      timestamp,
      event: v.parse(webhookEventSchema, JSON.parse(body)),
      isSigned: (secret) => {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
        return header('webhook-signature').split(' ').includes(`v1,${right}`);
      },
    };
    heard.push(message);
    if (switches.hangs) return;
    if (switches.resets) {
      request.socket.resetAndDestroy();
      return;
    }
    if (switches.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, switches.slowMs));
    const { status, location } = switches;
    if (status < 300) taken.push(message);
    response.writeHead(status, location === undefined ? {} : { location });
    if (switches.endlessBody) response.write('and so on, ');
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/tabl`,
    port,
    switches,
    heard,
    taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
