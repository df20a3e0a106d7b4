import { expect, test, vi } from 'vitest';
import { sendCall } from '#core/api/outbox/send-call.ts';
import { ok } from '#domain/result.ts';
import { PLACE } from '../db/outbox/order-drafts.ts';

test.each(['spot', 'delivery', 'preorder', 'room', 'served-on-spot'])(
  'a post to orders/%s waits 55 seconds for its answer, and follows no redirect [S7.13]',
  async (way) => {
    const send = vi.fn(async () => ok({ status: 201, headers: new Headers(), body: { success: true } }));
    const call = { place: PLACE, method: 'post', path: `orders/${way}`, headers: {}, body: {} } as const;
    await sendCall({ send } as never, call as never);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      `orders/${way}`,
      expect.objectContaining({ timeout: 55_000, redirect: 'error' }),
    );
  },
);
