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
  /** Cancels the order before it is cooked; its dishes return to the draft. */
  readonly onTakeBack: (id: CommandId) => void;
  /** Dismisses the rejection. */
  readonly onRead: (id: CommandId) => void;
}

const NONE: readonly never[] = [];

/** Orders that staff took on this device: pending, asking or rejected. */
export function useTakenOrders(board: Board | undefined, hrefOf: (table: string) => string): TakenOrders {
  const { place } = useMenu();
  const { outbox, menus } = useTabl();
  const entries =
    useRows(async () => {
      const { readStaffOrders } = await import('#core/db/order/staff-order-table.ts');
      return (db) => readStaffOrders(db, place.id);
    }, [place.id]) ?? NONE;
  const version = entries.findLast(({ refusal }) => refusal?.quote)?.refusal?.quote?.menuVersion;
  // Rejected for its price, so its menu was outdated and is reloaded.
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
