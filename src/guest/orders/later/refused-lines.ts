import type { OutboxEntry } from '#domain/outbox/outbox.ts';

/** Whether the line at this index, or a choice of it, caused the rejection. */
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
