// Card payment calls of the device: bodies and timeouts.
import { expect, test } from 'vitest';
import type { Http } from '#core/api/http.ts';
import { checkPaymentByKey, deleteInstrument, startPayment } from '#core/api/payment/payments-requests.ts';
import type { PaymentKey } from '#domain/ids.ts';
import type { PaymentMeans } from '#domain/payment/paying.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const AT = { place: 1, currency: 'EUR' as Currency };

/** A server that never answers, with the received requests. */
const silent = () => {
  const asked: { path: string; timeout: unknown; json: unknown }[] = [];
  const call = async (path: string, options: { timeout?: unknown; json?: unknown } = {}) => {
    asked.push({ path, timeout: options.timeout, json: options.json });
    return { ok: false, error: { kind: 'no_response' } };
  };
  return { asked, http: { read: call, send: call } as unknown as Http };
};

const start = (http: Http, way: PaymentMeans) =>
  startPayment(http, AT, { id: 'order-key', amount: minor(790), way, language: 'bg' });

test('starting, charging and removing a card each wait 55 seconds for an answer [S7.21, S7.22, S7.23, S7.24]', async () => {
  const { asked, http } = silent();
  await start(http, { kind: 'page' });
  await start(http, { kind: 'instrument', provider: 'epay_onetouch', key: 'card-0001', name: 'Visa' });
  await deleteInstrument(http, 1, 'card-0001');
  expect(asked.map(({ path, timeout }) => [path, timeout])).toEqual([
    ['epay/initiateEpayOrder', 55_000],
    ['epay/initiateEpayOrderOneTouch', 55_000],
    ['epay/deleteUserPaymentInstrument', 55_000],
  ]);
  expect(asked[1]?.json).toMatchObject({ orderKey: 'order-key', payment_instrument: 'card-0001' });
});

test('a card is saved when its guest agreed, and never when paying with a saved card [S7.22, S7.26]', async () => {
  const { asked, http } = silent();
  await start(http, { kind: 'page', saves: true });
  await start(http, { kind: 'page' });
  await checkPaymentByKey(http, 1, 'payment-key-payment-key-1' as PaymentKey);
  expect(asked.map(({ json }) => (json as { save_card?: boolean }).save_card)).toEqual([true, undefined, undefined]);
  expect(asked[2]).toMatchObject({
    path: 'epay/checkPaymentStatusOneTouch',
    json: { paymentKey: 'payment-key-payment-key-1' },
  });
});
