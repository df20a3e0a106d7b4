// A guest's answers to questions about outbox entries.
import { useCallback, useMemo, useState } from 'react';
import type { CommandId } from '#domain/ids.ts';
import { useTabl } from '#shared/tabl-context.tsx';

export interface EntryAnswers {
  readonly confirm: (id: CommandId) => void;
  readonly decline: (id: CommandId) => void;
  readonly dismiss: (id: CommandId) => void;
  /** The device could not save the last answer, so the entry is unchanged. */
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** Actions for the guest's answers. They never reject. */
export function useEntryAnswers(): EntryAnswers {
  const { outbox } = useTabl();
  const [isFailed, setFailed] = useState(false);
  const seenFailed = useCallback(() => setFailed(false), []);
  return useMemo(() => {
    const told = (answer: (id: CommandId) => Promise<void>) => (id: CommandId) =>
      void answer(id).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    return {
      confirm: told(outbox.confirm),
      decline: told(outbox.decline),
      dismiss: told(outbox.dismiss),
      isFailed,
      seenFailed,
    };
  }, [outbox, isFailed, seenFailed]);
}
