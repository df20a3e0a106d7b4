// An order rejected for a field without a code of its own: the server names the field, the device parses it, and its guest
// reads the remedy in each language.
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import { fieldToMend } from '#domain/order/checkout/to-mend.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { REFUSED_FIELDS, type RefusedField } from '#domain/order/refusal.ts';
import { type GuestOptions, guestAt } from '../support/guest-device.ts';
import { withServer } from '../support/one-server.ts';
import { readIn } from '../support/read-refusal.tsx';
import type { ServerOptions, TestServer } from '../support/server.ts';
import { CODE, publish } from '../support/venues.ts';
import { FIELD_SENTENCES } from './field-sentences.ts';
import { REFUSED_SENTENCES } from './refusal-sentences.ts';

const { start } = withServer();

const type = (name: 'spot' | 'delivery' | 'preorder' | 'room', id: number) =>
  ({ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] }) as const;

/** A venue with delivery, two pickup places and rooms. */
const offering = (
  payments: readonly PaymentMethod[] = ['cash', 'card'],
  places = [3, 4],
  kinds: readonly string[] = [],
): ServerOptions => ({
  place: {
    timeZone: 'UTC',
    orderTypes: [
      type('spot', 1),
      { ...type('delivery', 2), payments },
      {
        ...type('preorder', 3),
        pickupPlaces: places.map((id) => ({ id, name: { text: `№ ${id}`, by: {} }, address: '' })),
      },
      {
        ...type('room', 4),
        ...(kinds.length > 0 && { additionalTypes: kinds.map((text) => ({ text, by: {} })) }),
      },
    ],
  },
});

const WHERE = {
  words: 'ул. „Шипка“',
  ...{ streetNumber: '34', floor: '3', apartment: '9', bell: '9', entrance: 'Б' },
};
const DETAILS: OrderDetails = { name: 'Елена Петрова', phone: '+359888123456', payment: 'cash' };
const carried = (over: Partial<OrderDetails>): GuestOptions => ({ details: { ...DETAILS, address: WHERE, ...over } });

interface Said {
  readonly guest: GuestOptions;
  /** Runs between the guest's choice and the press. */
  readonly meanwhile?: (on: TestServer) => Promise<unknown>;
}

const SAID: Readonly<Record<RefusedField, Said>> = {
  payment: {
    guest: carried({ payment: 'card' }),
    meanwhile: (on) => publish(on.store, offering(['cash'])),
  },
  pickupPlace: {
    guest: { details: { ...DETAILS, pickupPlaceId: 3 }, as: 'preorder' },
    meanwhile: (on) => publish(on.store, offering(['cash', 'card'], [4, 5])),
  },
  room: { guest: { details: { ...DETAILS, room: '12345678901' }, as: 'room', code: CODE.room } },
  additionalType: {
    guest: { details: { ...DETAILS, room: '214', additionalType: 'До басейна' }, as: 'room', code: CODE.room },
    meanwhile: (on) => publish(on.store, offering(['cash', 'card'], [3, 4], ['В стаята', 'В лобито'])),
  },
  email: { guest: carried({ email: 'elena@' }) },
  cutlery: { guest: carried({ cutlery: 100 }) },
  comment: { guest: carried({ comment: 'a'.repeat(501) }) },
};

const turnedDown = async ({ guest, meanwhile }: Said) => {
  const on = await start(offering());
  const device = await guestAt(on, guest);
  await meanwhile?.(on);
  await device.order();
  return device;
};

for (const field of REFUSED_FIELDS) {
  test(`refused field: an order rejected for its ${field} says so in five languages, and leads to the field`, async () => {
    const device = await turnedDown(SAID[field]);
    const entry = await device.entry();
    expect(entry.refusal).toMatchObject({ code: 'invalid_order', field });
    const read: Record<string, string> = {};
    for (const language of LANGUAGES) read[language] = await readIn(language, entry);
    expect(read).toEqual(FIELD_SENTENCES[field]);
    expect(fieldToMend(entry.refusal)).toBe(field === 'pickupPlace' ? 'pickupPlaceId' : field);
    expect((await device.left()).dishes).toEqual(['salad']);
  });
}

test('refused field: a missing or unknown field name falls back to the plain text', async () => {
  for (const about of ['', ',"field":"mood"']) {
    const onTheWayBack = (text: string) => text.replace(/,"field":"[a-z]+"/, about);
    const device = await turnedDown({ guest: { ...carried({ cutlery: 100 }), onTheWayBack } });
    const entry = await device.entry();
    expect(entry.refusal).not.toHaveProperty('field');
    expect(await readIn('en', entry)).toBe(REFUSED_SENTENCES.invalid_order?.en);
  }
});
