// The table's bill: its amount, and the state of its request.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StoredBill } from '#contract/outbox/bill-command.ts';
import { writeBillFlag } from '#core/platform/bill/bill-flag.ts';
import type { SplitWish } from '#domain/bill/bill-split.ts';
import { leftOf } from '#domain/bill/left-to-pay.ts';
import { withOwnGuest } from '#domain/bill/payers.ts';
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
import { useCalls, withdrawnAmong } from './use-table-calls.ts';

export interface TableBill {
  /** Orders with an amount left to pay, as ordered, the oldest first. */
  readonly orders: readonly PlacedOrder[];
  /** All orders of the table, paid or not. */
  readonly all: readonly PlacedOrder[];
  /** Ids of the orders sent from here. */
  readonly own: ReadonlySet<string>;
  /** All unpaid orders are for the hotel's bill of the room, by what this device has sent. */
  readonly isOnRoom: boolean;
  /** Amount left to pay. */
  readonly total: Minor;
  /** At least one part was paid at this table, and no amount is left. */
  readonly isPaid: boolean;
  /** The bill request in progress. */
  readonly asked: TableCall | undefined;
  /** New orders exist since the request, so it may be repeated. */
  readonly mayAskAgain: boolean;
  /** This device's last request that is unsettled, or rejected and not dismissed. */
  readonly entry: StoredBill | undefined;
  /** This device's last bill request of the visit, in any state. */
  readonly lastAsked: StoredBill | undefined;
  readonly ask: (wish: { readonly paymentMethod: string | undefined; readonly split: SplitWish | undefined }) => void;
  readonly dismiss: (id: CommandId) => void;
  /** The last press could not be saved. */
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** The table's bill as known to this device. Never rejects. [S4.17, S4.18] */
export function useBill(): TableBill {
  const { outbox } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const { calls, isRead } = useCalls();
  const [isFailed, setFailed] = useState(false);
  const seenFailed = useCallback(() => setFailed(false), []);
  const found = useRows(async () => {
    const [{ readableEntries }, { readOrders }, { readShownCommands }] = await Promise.all([
      import('#core/db/outbox/outbox-table.ts'),
      import('#core/db/order/order-table.ts'),
      import('#core/db/visit/shown-commands.ts'),
    ]);
    return async (db) => {
      const read = session ? await readOrders(db, place.id, session.id) : [];
      const sent = await db.outbox.bulkGet(read.map(({ id }) => id));
      const own = new Set(read.filter((_, at) => sent[at] !== undefined).map(({ id }): string => id));
      const all = withOwnGuest(read, own);
      const orders = all.filter((order) => leftOf(order) > 0);
      const onRoom = new Set<string>(
        readableEntries(sent.filter((one) => one !== undefined)).flatMap((one) =>
          one.kind === 'order' && one.details?.payment === 'room' ? [one.id] : [],
        ),
      );
      return {
        all,
        orders,
        isOnRoom: orders.length > 0 && orders.every(({ id }) => onRoom.has(id)),
        isPaid: orders.length === 0 && all.some(({ status }) => status !== 'rejected'),
        own,
        bills: await readShownCommands(db, place.id, 'bill'),
        withdrawn: withdrawnAmong(await readShownCommands(db, place.id, 'callEnd')).all,
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
      isOnRoom: found?.isOnRoom ?? false,
      isPaid: found?.isPaid ?? false,
      total: addMoney(ZERO, ...orders.map(leftOf)),
      asked,
      mayAskAgain: asked !== undefined && orders.some(({ placedAt }) => placedAt > asked.at),
      entry:
        last && !found?.withdrawn.has(last.id) && (!isSettled(last.state) || last.state !== 'received')
          ? last
          : undefined,
      lastAsked: last,
      ask,
      dismiss,
      isFailed,
      seenFailed,
    };
  }, [found, asked, ask, dismiss, isFailed, seenFailed]);
}
