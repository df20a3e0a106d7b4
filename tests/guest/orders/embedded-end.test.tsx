// @vitest-environment jsdom
// In an embedding app: offline the page is not left for one that is not loaded.
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { loadPage } from '#core/platform/device/load-page.ts';
import { endPages } from '#guest/lazy/lazy-end.tsx';
import { useEndWithoutTable } from '#guest/orders/embedded-end.tsx';
import { MenuProvider } from '#shared/menu/menu-context.tsx';
import { TablProvider } from '#shared/tabl-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useNavigate: () => vi.fn(),
}));
vi.mock('#core/platform/device/embedded-mark.ts', () => ({ isEmbedded: () => true }));
vi.mock('#core/platform/device/load-page.ts', () => ({ hasWorker: () => true, loadPage: vi.fn() }));

test('embedded end: the redirect waits until the final page is loaded', async () => {
  let bring = (): void => undefined;
  const load = vi.spyOn(endPages.ThankYouPage, 'load').mockRejectedValueOnce(new Error('No network'));
  load.mockImplementation(
    () =>
      new Promise((resolve) => {
        bring = () => resolve(() => null);
      }),
  );
  const snapshot = aSnapshot();
  const { tabl } = await seatGuest(snapshot);
  const offline = { ...tabl, connection: { ...tabl.connection, isOnline: () => false } };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TablProvider tabl={offline}>
      <MenuProvider slug={snapshot.place.slug}>{children}</MenuProvider>
    </TablProvider>
  );
  renderHook(() => useEndWithoutTable(true), { wrapper });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  expect(loadPage).not.toHaveBeenCalled();
  bring();
  await vi.waitFor(() => expect(loadPage).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  expect(vi.mocked(loadPage).mock.calls[0]?.[0]).toContain('/close-browser-app');
});
