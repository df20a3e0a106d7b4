// @vitest-environment jsdom
// The check before an online payment: whether the server is reachable, and who takes cards now.
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { SERVER_MARK } from '#contract/headers.ts';
import type { Http } from '#core/api/http.ts';
import { minor } from '#domain/pricing/money.ts';
import { fail, ok } from '#domain/result.ts';
import { usePayOnline } from '#guest/payment/use-pay-online.ts';
import { MenuProvider } from '#shared/menu/menu-context.tsx';
import { TablProvider } from '#shared/tabl-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';

const OFFER = { providers: [{ key: 'stripe', needs_login: false, saves_cards: true, min_amount: '0.50' }] };
const OFFLINE = fail({ kind: 'no_response' } as const);
type Call = Parameters<Http['read']>;
const answer = (body: object) => ok({ status: 200, headers: new Headers(), body });
const pingOf = ({ searchParams }: NonNullable<Call[1]> = {}) =>
  answer({ mark: SERVER_MARK, now: 1, ...(searchParams as { readonly nonce: string }) });

/** A guest of a place that takes cards, whose requests are answered by `read`. */
const guestOf = async (read: Http['read']) => {
  const snapshot = aSnapshot();
  const { tabl } = await seatGuest(snapshot);
  Object.assign(tabl, { http: { ...tabl.http, read } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TablProvider tabl={tabl}>
      <MenuProvider slug={snapshot.place.slug}>{children}</MenuProvider>
    </TablProvider>
  );
  return renderHook(() => usePayOnline(true), { wrapper }).result;
};

test('online payment: one request checks both the server and the card provider', async () => {
  let offers = 0;
  let heard = (): void => undefined;
  const isAskedAgain = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const online = await guestOf(async (path, options) => {
    if (path === 'ping') {
      await isAskedAgain;
      return pingOf(options);
    }
    offers += 1;
    if (offers > 1) heard();
    return answer(OFFER);
  });
  await waitFor(() => expect(online.current.providers).toHaveLength(1));
  expect(await online.current.fault(online.current.wayOf(undefined), minor(790))).toBeUndefined();
  expect(await online.current.fault(online.current.wayOf(undefined), minor(40))).toEqual({
    kind: 'refused',
    refusal: { code: 'below_minimum', minimum: 50 },
  });
});

test('online payment: counts as offline when our own server does not answer, whatever another site returns [S8.28]', async () => {
  const online = await guestOf(async (path) => (path === 'ping' ? OFFLINE : answer(OFFER)));
  await waitFor(() => expect(online.current.providers).toHaveLength(1));
  expect(await online.current.fault(online.current.wayOf(undefined), minor(790))).toEqual({ kind: 'offline' });
});
