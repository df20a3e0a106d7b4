import { useEffect, useMemo } from 'react';
import type { CommandId } from '#domain/ids.ts';
import type { Board } from '#domain/service/board.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import type { TakenOrderView } from '#staff/tables/taken-order-view.ts';
import { takenViews } from './taken-views.ts';

export interface TakenOrders {
  readonly taken: readonly TakenOrderView[];
  /** "Yes, still." */
  readonly onConfirm: (id: CommandId) => void;
  /** Takes the order back before it is cooked; its dishes come back. */
  readonly onTakeBack: (id: CommandId) => void;
  /** Marks the refusal as read. */
  readonly onRead: (id: CommandId) => void;
}

const NONE: readonly never[] = [];

/** The orders that staff took on this device: what waits, what asks, what was turned down. */
export function useTakenOrders(board: Board | undefined, hrefOf: (table: string) => string): TakenOrders {
  const { place } = useMenu();
  const { outbox, menus } = useTabl();
  const entries =
    useRows(async () => {
      const { readStaffOrders } = await import('#core/db/order/staff-order-table.ts');
      return (db) => readStaffOrders(db, place.id);
    }, [place.id]) ?? NONE;
  const version = entries.findLast(({ refusal }) => refusal?.quote)?.refusal?.quote?.menuVersion;
  // Turned down for its price: the menu that it was taken from is an old one.
  useEffect(() => {
    if (version !== undefined) void menus.refresh(place.slug, version);
  }, [menus, place.slug, version]);
  const taken = useMemo(() => takenViews(entries, board, hrefOf), [entries, board, hrefOf]);
  return useMemo(() => {
    const press = (step: (id: CommandId) => Promise<void>) => (id: CommandId) => void step(id).catch(() => undefined);
    return {
      taken,
      onConfirm: press(outbox.confirm),
      onTakeBack: press(outbox.decline),
      onRead: press(outbox.dismiss),
    };
  }, [taken, outbox]);
}
