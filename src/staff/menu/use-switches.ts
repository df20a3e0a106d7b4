// Which dishes guests can order now, for a list of switches.
import { useCallback, useMemo } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { useBoard } from '#staff/board/use-board.ts';
import { useStaffCommands } from '#staff/board/use-staff-commands.ts';

export interface Switch {
  readonly product: Product;
  readonly isOn: boolean;
  /** `null`: until staff put the item back. */
  readonly offUntil: number | null;
}

export interface Switches {
  /** `undefined`: the dish is not published. */
  readonly of: (slug: string) => Switch | undefined;
  /** Puts a dish back on the menu; works offline through the outbox. */
  readonly putBack: (productId: ProductId) => void;
}

export function useSwitches(): Switches {
  const { index } = useMenu();
  const { serverNow } = useTabl();
  const now = useMinute(serverNow);
  const { board } = useBoard();
  const { send } = useStaffCommands();
  const bySlug = useMemo(() => new Map([...index.productById.values()].map((one) => [one.slug, one])), [index]);
  const off = useMemo(
    () =>
      new Map(
        (board?.off ?? [])
          .filter((row) => !row.left && (row.until === null || row.until > now))
          .map((row) => [row.productId, row.until]),
      ),
    [board, now],
  );
  return {
    of: (slug) => {
      const product = bySlug.get(slug);
      return product && { product, isOn: !off.has(product.id), offUntil: off.get(product.id) ?? null };
    },
    putBack: useCallback(
      (about) => void send({ kind: 'availability', about, change: { off: false, until: null } }).catch(() => undefined),
      [send],
    ),
  };
}
