// Views of the orders taken on this device. Pure.
import type { StoredStaffOrder } from '#contract/outbox/staff-order-command.ts';
import { canCancel } from '#domain/outbox/entry-moves.ts';
import type { Board } from '#domain/service/board.ts';
import type { TakenDish, TakenOrderView } from '#staff/tables/taken-order-view.ts';

/** The dishes that caused a rejection, each once. */
const causesOf = ({ refusal, cartLines, summary }: StoredStaffOrder): readonly TakenDish[] => {
  const causes = cartLines.flatMap((line, at) => {
    const { productId, choice } = line;
    const chosen = [choice.required, ...choice.addable, ...(choice.modifiers ?? []).map(({ optionId }) => optionId)];
    const isMeant =
      refusal?.productIds.includes(productId) || refusal?.ingredientIds.some((one) => chosen.includes(one));
    const name = summary[at]?.name;
    return isMeant && name ? { name, line } : [];
  });
  return causes.filter(({ name }, at) => causes.findIndex((one) => one.name === name) === at);
};

const standingOf = (entry: StoredStaffOrder, board: Board | undefined): TakenOrderView['standing'] | undefined => {
  const { state, refusal, orderer } = entry;
  switch (state) {
    case 'saved':
    case 'sending':
      return { kind: 'waiting', mayTakeBack: canCancel(entry) && !entry.cancelling };
    case 'asking':
      return { kind: 'asking' };
    case 'received': {
      const at = board?.orders.find(({ id }) => id === entry.id);
      // A colleague moved it later and saw the result, so this device need not repeat it.
      const to = at?.movedFrom ? undefined : at?.table;
      const isElsewhere = to !== undefined && orderer.kind === 'staff' && to !== orderer.table;
      return isElsewhere ? { kind: 'moved', to } : undefined;
    }
    case 'refused':
    case 'expired': {
      const why = refusal?.code ?? 'order_expired';
      // The person who cancelled it knows.
      return why === 'order_cancelled' ? undefined : { kind: 'refused', why, causes: causesOf(entry) };
    }
  }
};

/** Pending orders, and those that need attention; an order with the kitchen is on the board instead. */
export const takenViews = (
  entries: readonly StoredStaffOrder[],
  board: Board | undefined,
  hrefOf: (table: string) => string,
): readonly TakenOrderView[] =>
  entries.flatMap((entry) => {
    const { id, label, orderer, takenBy, createdWall, summary, cartLines } = entry;
    const standing = standingOf(entry, board);
    if (!standing || orderer.kind !== 'staff') return [];
    return {
      id,
      label,
      table: orderer.table,
      href: hrefOf(orderer.table),
      takenBy,
      at: createdWall,
      dishes: summary.map(({ name, quantity }, at) => ({ name, quantity, line: cartLines[at] })),
      standing,
    };
  });
