import type { OutboxEntry } from '#domain/outbox/outbox.ts';

/** Whether an order was turned down for the dish of its line at this place, or for something chosen for it. */
export function isRefusedLine({ refusal, lines }: Pick<OutboxEntry, 'refusal' | 'lines'>, at: number): boolean {
  const line = lines[at];
  if (!refusal || !line) return false;
  const { required, addable, modifiers = [] } = line.choice;
  const chosen = [required, ...addable, ...modifiers.map(({ optionId }) => optionId)];
  return (
    refusal.productIds.includes(line.productId) ||
    refusal.portions?.some(({ productId }) => productId === line.productId) ||
    refusal.ingredientIds.some((one) => chosen.includes(one))
  );
}
