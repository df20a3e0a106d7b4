import type { OutboxEntry } from '#domain/outbox/outbox.ts';

/** Whether a refusal is about the dish of this line, or about something chosen for it. */
export function isRefusedLine(
  refusal: OutboxEntry['refusal'],
  { productId, choice }: OutboxEntry['lines'][number],
): boolean {
  if (!refusal) return false;
  const chosen = [choice.required, ...choice.addable, ...(choice.modifiers ?? []).map(({ optionId }) => optionId)];
  return (
    refusal.productIds.includes(productId) ||
    refusal.portions?.some((portion) => portion.productId === productId) === true ||
    refusal.ingredientIds.some((ingredient) => chosen.includes(ingredient))
  );
}
