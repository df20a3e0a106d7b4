// The cart line that is being edited on its dish's page.
import { useCallback, useMemo } from 'react';
import { changeCart } from '#core/db/cart/cart-table.ts';
import type { Draft } from '#domain/cart/draft.ts';
import { editLine } from '#domain/cart/edit-line.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { lineOf, type Selection } from './cart-actions.ts';
import { useCart } from './cart-context.tsx';

export interface EditedLine {
  readonly initial: Draft;
  /** True when the cart was updated. Never rejects; on failure the cart is unchanged. */
  readonly save: (selection: Selection & { readonly comment: string }) => Promise<boolean>;
}

/** `undefined` when no line is requested, or the cart has no such line of the dish. */
export function useEditedLine(lineId: string | undefined, productId: number): EditedLine | undefined {
  const { database, deviceNow } = useTabl();
  const snapshot = useMenu();
  const { orderedAs } = useSession();
  const { cart } = useCart();
  const line = cart.lines.find((one) => one.lineId === lineId && one.productId === productId);
  const save = useCallback<EditedLine['save']>(
    async (selection) => {
      const changed = lineOf(snapshot, orderedAs, selection, deviceNow());
      if (!changed || lineId === undefined) return false;
      const { place } = snapshot;
      return database()
        .then((db) => changeCart(db, place.id, (current) => editLine(current, lineId, changed)))
        .then(
          () => true,
          () => false,
        );
    },
    [database, deviceNow, snapshot, orderedAs, lineId],
  );
  return useMemo(() => {
    if (!line) return undefined;
    const { variantId, choice, quantity, comment = '' } = line;
    return { initial: { variantId, choice, quantity, comment }, save };
  }, [line, save]);
}
