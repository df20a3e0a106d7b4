// The guest's feedback in this visit, and the function that sends it.
import { useCallback, useMemo, useState } from 'react';
import type { StoredFeedback } from '#contract/outbox/feedback-command.ts';
import { NO_AGES } from '#domain/outbox/outbox-rules.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

export interface GivenFeedback {
  /** The last feedback in this visit; undefined: none yet. */
  readonly given: StoredFeedback | undefined;
  /** The rows have been read: what is missing now is missing. */
  readonly isRead: boolean;
  readonly give: (said: Pick<StoredFeedback, 'answers' | 'text'>) => void;
  readonly isFailed: boolean;
  readonly seenFailed: () => void;
}

/** The guest's feedback. Nothing rejects. */
export function useFeedback(): GivenFeedback {
  const { outbox } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const [isFailed, setFailed] = useState(false);
  const seenFailed = useCallback(() => setFailed(false), []);
  const found = useRows(async () => {
    const { readShownCommands } = await import('#core/db/visit/shown-commands.ts');
    return async (db) => ({ last: (await readShownCommands(db, place.id, 'feedback')).at(-1) });
  }, [place.id]);
  const give = useCallback<GivenFeedback['give']>(
    (said) => {
      const body = { ...said, session: session?.token };
      outbox.send({ kind: 'feedback', placeId: place.id, orderer: undefined, ages: NO_AGES, body }).then(
        () => setFailed(false),
        () => setFailed(true),
      );
    },
    [outbox, place.id, session?.token],
  );
  return useMemo(
    () => ({ given: found?.last, isRead: found !== undefined, give, isFailed, seenFailed }),
    [found, give, isFailed, seenFailed],
  );
}
