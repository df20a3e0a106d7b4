// A guest's answers to what was sent.
import { useCallback, useMemo, useState } from 'react';
import type { CommandId } from '#domain/ids.ts';
import { useTabl } from '#shared/tabl-context.tsx';

export interface EntryAnswers {
  readonly confirm: (id: CommandId) => void;
  readonly decline: (id: CommandId) => void;
  readonly dismiss: (id: CommandId) => void;
  /** The device could not keep the last answer: it stands as if none had been given. */
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** The answers to entries of the outbox. They never reject. */
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
