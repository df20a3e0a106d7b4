// @vitest-environment jsdom
// A scanned code while the page still settles: its answer may belong to an earlier request.
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Http, JsonAnswer } from '#core/api/http.ts';
import { ok } from '#domain/result.ts';
import { keepScannedCode, useScannedCode } from '#guest/table/scanned-code.ts';
import { TableScan } from '#guest/table/table-scan.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { patience } from '../../support/patience.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
}));
beforeEach(() => {
  navigate.mockClear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

const REFUSED: JsonAnswer = {
  headers: new Headers(),
  status: 404,
  body: { success: false, payload: { message: 'wrong_token' } },
};

test('scan: a refused code is told also when the request was repeated before its answer', async () => {
  const snapshot = aSnapshot();
  const { slug } = snapshot.place;
  const guest = await seatGuest(snapshot);
  const answers: (() => void)[] = [];
  const send: Http['send'] = (path) =>
    new Promise((resolve) => {
      if (path === 'tables/verify_token') answers.push(() => resolve(ok(REFUSED)));
    });
  const http: Http = { baseUrl: '/api', addressed: () => ({}), send, read: send };
  const listeners = new Set<() => void>();
  let isOnline = true;
  const connection = {
    ...guest.tabl.connection,
    isOnline: () => isOnline,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  Object.assign(guest.tabl, { http, connection });
  keepScannedCode(slug, 'not-a-code');
  const Scan = () => {
    const code = useScannedCode(slug);
    return code === undefined ? null : <TableScan key={code} code={code} />;
  };
  guest.show(
    <GuestTexts>
      <Scan />
    </GuestTexts>,
  );
  await vi.waitFor(() => expect(answers).toHaveLength(1), patience(5_000));
  isOnline = false;
  act(() => {
    for (const listener of listeners) listener();
  });
  await vi.waitFor(() => expect(answers).toHaveLength(2), patience(5_000));
  // The code is forgotten with the first answer, and the second one finds nobody.
  answers[0]?.();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled(), patience(2_000));
  const [{ search }] = navigate.mock.calls[0] as [{ search: (before: object) => object }];
  expect(search({})).toEqual({ scan: 'failed' });
});
