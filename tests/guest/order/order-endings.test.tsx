// @vitest-environment jsdom
// An embedding app learns of each ending once: of orders that it saw pending, and of none that ended earlier.
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useOrderEndings } from '#guest/order/use-order-endings.ts';
import { TablProvider } from '#shared/tabl-context.tsx';
import { type Guest, seatGuest } from '../../shared/menu/table-guest.tsx';
import { AT, entry, received } from './sent-entries.ts';

afterEach(cleanup);

const follow = (guest: Guest, first: readonly OutboxEntry[], openedAt = AT + 1) => {
  const onEnd = vi.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TablProvider tabl={guest.tabl}>{children}</TablProvider>
  );
  const hook = renderHook(({ entries }) => useOrderEndings(entries, onEnd, openedAt), {
    wrapper,
    initialProps: { entries: first },
  });
  return { onEnd, read: (...entries: OutboxEntry[]) => hook.rerender({ entries }), close: hook.unmount };
};

test('order ending: announces a pending order’s end once', async () => {
  const { onEnd, read } = follow(await seatGuest(), [entry()]);
  read(entry({ state: 'sending' }));
  expect(onEnd).not.toHaveBeenCalled();
  read(received('ordered'));
  read(received('cooked_spot'));
  expect(onEnd.mock.calls).toEqual([[{ kind: 'thanks' }, 'one']]);
});

test('order ending: an ending from before the page was opened is not announced; an ending saved since then is announced', async () => {
  const { onEnd, read } = follow(await seatGuest(), [received('ordered')]);
  expect(onEnd).not.toHaveBeenCalled();
  const late = { ...received('ordered'), id: 'two' as OrderId, createdWall: AT + 2 };
  read(received('ordered'), late);
  expect(onEnd.mock.calls).toEqual([[{ kind: 'thanks' }, 'two']]);
});

test('order ending: a reopened screen announces no ending twice [S8.12]', async () => {
  const guest = await seatGuest();
  const asks = entry({ state: 'asking', askReason: 'session' });
  const first = follow(guest, [entry()]);
  first.read(asks);
  expect(first.onEnd.mock.calls).toEqual([[{ kind: 'failed', why: 'session_closed' }, 'one']]);
  first.close();
  const second = follow(guest, [asks]);
  expect(second.onEnd).not.toHaveBeenCalled();
  // The code was scanned after all.
  second.read(entry({ state: 'sending' }));
  second.read(received('ordered'));
  expect(second.onEnd.mock.calls).toEqual([[{ kind: 'thanks' }, 'one']]);
});

test('order ending: an ending that cannot be announced yet is announced once it can be', async () => {
  const { tabl } = await seatGuest();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TablProvider tabl={tabl}>{children}</TablProvider>
  );
  const onEnd = vi.fn();
  const begun: { readonly entries: readonly OutboxEntry[]; readonly tell: typeof onEnd | undefined } = {
    entries: [entry()],
    tell: undefined,
  };
  const { rerender } = renderHook(({ entries, tell }) => useOrderEndings(entries, tell, AT + 1), {
    wrapper,
    initialProps: begun,
  });
  const entries = [received('ordered')];
  rerender({ entries, tell: undefined });
  rerender({ entries, tell: onEnd });
  expect(onEnd.mock.calls).toEqual([[{ kind: 'thanks' }, 'one']]);
});
