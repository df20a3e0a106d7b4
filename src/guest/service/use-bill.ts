// The bill of the table: what it comes to, and whether it is under way.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StoredBill } from '#contract/outbox/bill-command.ts';
import { writeBillFlag } from '#core/platform/bill/bill-flag.ts';
import type { SplitWish } from '#domain/bill/bill-split.ts';
import { leftOf } from '#domain/bill/left-to-pay.ts';
import type { CommandId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { sessionOrderer } from '#domain/order/orderer.ts';
import { BILL_AGES } from '#domain/outbox/command-ages.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { addMoney, type Minor, ZERO } from '#domain/pricing/money.ts';
import { isOpenCall, type TableCall } from '#domain/service/call.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { useCalls } from './use-table-calls.ts';

export interface TableBill {
  /** Orders with an amount left to pay, as they were ordered, the oldest first. */
  readonly orders: readonly PlacedOrder[];
  /** All of the table, paid or not. */
  readonly all: readonly PlacedOrder[];
  /** Orders among them that were sent from here. */
  readonly own: ReadonlySet<string>;
  /** Amount left to pay. */
  readonly total: Minor;
  /** Whether a part was paid at this table, and nothing is left. */
  readonly isPaid: boolean;
  /** The asking that is under way. */
  readonly asked: TableCall | undefined;
  /** Orders have come since: it may be asked for again. */
  readonly mayAskAgain: boolean;
  /** The last asking from here that is not settled, or was turned down and not put away yet. */
  readonly entry: StoredBill | undefined;
  /** How it was asked for from here; undefined: from another device. */
  readonly askedHere: StoredBill | undefined;
  readonly ask: (wish: { readonly paymentMethod: string | undefined; readonly split: SplitWish | undefined }) => void;
  readonly dismiss: (id: CommandId) => void;
  /** The last press could not be kept. */
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** The bill of the table, as this device knows it. Nothing rejects. [S4.17, S4.18] */
export function useBill(): TableBill {
  const { outbox } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const { calls, isRead } = useCalls();
  const [isFailed, setFailed] = useState(false);
  const seenFailed = useCallback(() => setFailed(false), []);
  const found = useRows(async () => {
    const [{ readOrders }, { readShownCommands }] = await Promise.all([
      import('#core/db/order/order-table.ts'),
      import('#core/db/visit/shown-commands.ts'),
    ]);
    return async (db) => {
      const all = session ? await readOrders(db, place.id, session.id) : [];
      const orders = all.filter((order) => leftOf(order) > 0);
      const own = await db.outbox.bulkGet(orders.map(({ id }) => id));
      return {
        all,
        orders,
        isPaid: orders.length === 0 && all.some(({ status }) => status !== 'rejected'),
        own: new Set(orders.filter((_, at) => own[at] !== undefined).map(({ id }): string => id)),
        bills: await readShownCommands(db, place.id, 'bill'),
      };
    };
  }, [place.id, session?.id]);

  const asked = calls.findLast((call) => call.kind === 'bill' && isOpenCall(call));
  useEffect(() => {
    if (isRead) writeBillFlag(asked !== undefined);
  }, [isRead, asked]);

  const ask = useCallback<TableBill['ask']>(
    (body) => {
      if (!session) return;
      const orderer = sessionOrderer(session);
      outbox.send({ kind: 'bill', placeId: place.id, orderer, ages: BILL_AGES, body }).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    },
    [outbox, place.id, session],
  );
  const dismiss = useCallback((id: CommandId) => void outbox.dismiss(id).catch(() => setFailed(true)), [outbox]);

  return useMemo(() => {
    const orders = found?.orders ?? [];
    const bills = found?.bills ?? [];
    const all = found?.all ?? [];
    const last = bills.at(-1);
    return {
      all,
      orders,
      own: found?.own ?? new Set(),
      isPaid: found?.isPaid ?? false,
      total: addMoney(ZERO, ...orders.map(leftOf)),
      asked,
      mayAskAgain: asked !== undefined && orders.some(({ placedAt }) => placedAt > asked.at),
      entry: last && (!isSettled(last.state) || last.state !== 'received') ? last : undefined,
      askedHere: bills.find(({ id }) => id === asked?.id),
      ask,
      dismiss,
      isFailed,
      seenFailed,
    };
  }, [found, asked, ask, dismiss, isFailed, seenFailed]);
}
