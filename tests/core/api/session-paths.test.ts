// Table session calls send the session's secret in a header, because URLs are logged.
import { expect, test } from 'vitest';
import { billCommand } from '#contract/outbox/bill-command.ts';
import type { Http } from '#core/api/http.ts';
import { getOrders } from '#core/api/order.ts';
import { askForShare } from '#core/api/payment/shares-requests.ts';
import { getToldBill } from '#core/api/service/bill.ts';
import { getCalls } from '#core/api/service/calls.ts';
import type { SessionToken } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const TOKEN = 'secret-of-the-session-0001' as SessionToken;

test('session calls send their secret in a header, never in the URL', async () => {
  const asked: { path: string; headers?: Readonly<Record<string, string>> | undefined }[] = [];
  const call = async (path: string, { headers }: { headers?: Record<string, string> } = {}) => {
    asked.push({ path, headers });
    return { ok: false, error: { kind: 'no_response' } };
  };
  const http = { read: call, send: call } as unknown as Http;
  await getOrders(http, 1, TOKEN, 'EUR' as Currency, 0);
  await getCalls(http, 1, TOKEN);
  await getToldBill(http, 1, TOKEN, undefined);
  await askForShare(http, 1, {
    ...{ token: TOKEN, device: undefined, revision: 0, wish: { kind: 'rest' }, tip: minor(0) },
  });
  const entry = { id: 'bill-1', placeId: 1, earlierTokens: [] } as unknown as Parameters<typeof billCommand.call>[0];
  asked.push(billCommand.call(entry, { token: TOKEN, ageMs: 0, confirmed: false }));
  expect(asked).toHaveLength(5);
  for (const { path, headers } of asked) {
    expect(path).not.toContain(TOKEN);
    expect(headers).toMatchObject({ 'x-session': TOKEN });
  }
});
