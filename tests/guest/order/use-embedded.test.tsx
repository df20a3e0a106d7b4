// @vitest-environment jsdom
// Navigation to an ending's address: a page load if the page can come back, otherwise in-page.
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPage } from '#core/platform/device/load-page.ts';
import type { OrderId } from '#domain/ids.ts';
import { endedOrderAt, useLeaveFor } from '#guest/order/use-embedded.ts';
import { MenuProvider } from '#shared/menu/menu-context.tsx';
import { TablProvider } from '#shared/tabl-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';

vi.mock('#core/platform/device/load-page.ts', () => ({ hasWorker: () => false, loadPage: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const snapshot = aSnapshot();
const HREF = `/thankyou?place=${snapshot.place.slug}&order=one`;

const leaveWith = async (over: { readonly isOnline?: boolean; readonly storage?: 'memory' }) => {
  const { tabl } = await seatGuest(snapshot);
  const { isOnline = true } = over;
  const here = {
    ...tabl,
    connection: { ...tabl.connection, isOnline: () => isOnline },
    storage: { ...tabl.storage, get: () => over.storage ?? ('kept' as const) },
  };
  const step = vi.fn();
  const { result } = renderHook(() => useLeaveFor(step), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TablProvider tabl={here}>
        <MenuProvider slug={snapshot.place.slug}>{children}</MenuProvider>
      </TablProvider>
    ),
  });
  result.current({ kind: 'thanks' }, 'one' as OrderId);
  return { loaded: vi.mocked(loadPage).mock.calls, stepped: step.mock.calls };
};

test('embedded app: the page load at the end carries the order in its address [S2.04]', async () => {
  expect(await leaveWith({})).toEqual({ loaded: [[HREF]], stepped: [] });
  expect(endedOrderAt(HREF.slice(HREF.indexOf('?')))).toMatchObject({ place: snapshot.place.slug, order: 'one' });
});

test('embedded app: loads no page that would fail or lose the order', async () => {
  expect(await leaveWith({ isOnline: false })).toEqual({ loaded: [], stepped: [[HREF]] });
  expect(await leaveWith({ storage: 'memory' })).toEqual({ loaded: [], stepped: [[HREF]] });
});
