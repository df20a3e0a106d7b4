// Sends every example of docs/api.md to a server, and checks the answer against the documented one.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { webhookEventSchema } from '#contract/service/webhook-event.ts';
import { parseWindows } from '#domain/place/hours.ts';
import type { OrderType } from '#domain/place/place.ts';
import { customer, ELENA } from './account/customers.ts';
import { bookable, start as startOf, tomorrowAt2 } from './booking/bookable.ts';
import { setUp } from './device/shared-devices.ts';
import { withServer } from './support/one-server.ts';
import { photograph } from './support/sent-pictures.ts';
import { nextId, type TestServer } from './support/server.ts';
import { inviteTo, signInAs } from './support/staff.ts';

const { start } = withServer();
const DOCUMENT = readFileSync('docs/api.md', 'utf8');
const blocksOf = (language: string) =>
  [...DOCUMENT.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);

interface Example {
  readonly command: string;
  /** `undefined`: the example shows no answer. */
  readonly answer: unknown;
}

/** A command continues after a backslash and within quotes; an answer is an indented line of JSON. */
const examplesIn = (block: string): Example[] => {
  const found: { command: string; answer: unknown }[] = [];
  let isOpen = false;
  for (const line of block.trimEnd().split('\n')) {
    const last = found.at(-1);
    if (line.startsWith('curl ')) found.push({ command: line, answer: undefined });
    else if (last && isOpen) last.command = `${last.command.replace(/\\$/, '')}${line}`;
    else if (last) last.answer = JSON.parse(line);
    const command = found.at(-1)?.command ?? '';
    isOpen = command.endsWith('\\') || command.split("'").length % 2 === 0;
  }
  return found;
};

const asRequest = async (command: string) => {
  const words = [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) =>
    String(single ?? double ?? bare),
  );
  const behind = (option: string) => words.flatMap((word, at) => (word === option ? [words[at + 1] ?? ''] : []));
  const headers = Object.fromEntries(behind('-H').map((header) => header.split(/: (.*)/s).slice(0, 2)));
  const url = (words.find((word) => word.startsWith('https://menu.example/')) ?? '').slice(
    'https://menu.example'.length,
  );
  const [json] = behind('--json');
  if (json !== undefined)
    return { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload: json } as const;
  const [file] = behind('-F');
  if (file === undefined) return { method: 'GET', url, headers } as const;
  const form = new FormData();
  const bytes = await photograph('#208040').jpeg().toBuffer();
  form.append(file.split('=@')[0] ?? '', new File([new Uint8Array(bytes)], file.split('=@')[1] ?? ''));
  const sent = new Response(form);
  return {
    ...{ method: 'POST', url, payload: Buffer.from(await sent.arrayBuffer()) },
    headers: { ...headers, 'content-type': String(sent.headers.get('content-type')) },
  } as const;
};

/** Paths of the example that the answer lacks, or has with another type. */
const missing = (shown: unknown, answered: unknown, path: string): string[] => {
  if (typeof shown !== typeof answered || Array.isArray(shown) !== Array.isArray(answered)) return [path];
  if (shown === null || typeof shown !== 'object') return [];
  if (Array.isArray(shown) && Array.isArray(answered))
    return shown.flatMap((one, at) =>
      answered.some((other) => missing(one, other, '').length === 0) ? [] : [`${path}.${at}`],
    );
  return Object.entries(shown).flatMap(([key, value]) =>
    missing(value, (answered as Record<string, unknown> | null)?.[key], `${path}.${key}`),
  );
};

const type = (name: OrderType, id: number) => ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] });

/** Values for the placeholders in brackets. `key` is the first booking's, `booking` the last one's id. */
const valuesAt = async (on: TestServer): Promise<Map<string, string>> => {
  const owner = await signInAs(on, 'CLIENT_ADMIN');
  const { token } = await customer(on);
  const device = await setUp(on, owner, { kind: 'tablet', table: '2' });
  const { secret } = await inviteTo(on, 'WAITER');
  return new Map(
    Object.entries({
      ...{ $TOKEN: owner.token, $CUSTOMER: token, '<link>': secret, '<password>': ELENA.password },
      ...{ '<dish>': on.id('product', 'salad'), '<size>': on.id('variant', 'salad') },
      ...{ '<category>': on.id('category', 'kitchen'), '<massage>': on.id('variant', 'massage') },
      ...{ '<day>': '2026-10-06', '<date>': '2026-10-07', '<start>': startOf(tomorrowAt2(on)) },
      ...{ '<own>': 'Kx3-own-secret-of-an-order_1', '<device>': device.secret },
    }).map(([word, value]) => [word, String(value)]),
  );
};

const captured = v.object({ key: v.string(), booking: v.object({ id: v.string(), status: v.literal('confirmed') }) });

test('docs/api.md: every example gets the documented answer', async () => {
  const options = bookable(
    {},
    {
      slug: 'neven',
      place: {
        ...{ city: 'Varna', tags: ['On the beach'], location: { lat: 42.2, lng: 27.8 } },
        orderTypes: [type('spot', 1), type('preorder', 3), type('booking', 5)],
        openingHours: Array.from({ length: 7 }, () => parseWindows('10:00-22:00') ?? []),
      },
    },
  );
  const on = await start(options);
  const values = await valuesAt(on);
  const session = await on.scan();
  await on.order({ session });
  await on.post('/api/feedback', { session, text: 'Cold' }, { 'idempotency-key': nextId(), 'x-order-age': '0' });
  const examples = blocksOf('sh').flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(25);
  for (const { command, answer } of examples) {
    let filled = command.replaceAll('<id>', nextId);
    for (const [word, value] of values) filled = filled.replaceAll(word, value);
    const response = await on.app.inject(await asRequest(filled));
    expect.soft([command, [200, 201].includes(response.statusCode) || response.body]).toEqual([command, true]);
    if (answer !== undefined) expect.soft([command, missing(answer, response.json(), '')]).toEqual([command, []]);
    const booked = v.safeParse(captured, response.headers['content-type']?.includes('json') && response.json());
    if (!booked.success) continue;
    if (!values.has('<key>')) values.set('<key>', booked.output.key);
    values.set('<booking>', booked.output.booking.id);
  }
});

test('docs/api.md: the webhook example equals a message that the server sends', () => {
  const [message = ''] = blocksOf('json');
  expect(v.safeParse(webhookEventSchema, JSON.parse(message)).success).toBe(true);
});
