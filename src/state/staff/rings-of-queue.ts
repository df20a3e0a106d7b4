import type { Ring } from '#domain/service/rings.ts';
import type { QueueView } from '#view/service/tables-view.ts';

/** What rings: who asks and has no answer, and orders that nobody has seen. */
export const ringsOf = ({ asking, food }: QueueView): readonly Ring[] => [
  ...asking.flatMap(({ coming, waits, key, kind }) => (coming || waits ? [] : { key, kind })),
  ...food.flatMap(({ kind, key }) => (kind === 'unseen' ? { key, kind } : [])),
];
