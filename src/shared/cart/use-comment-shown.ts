// A press that leaves a comment's field may be "send": the order must have the comment, and be the cart that is shown.
import { useCallback, useEffect, useRef } from 'react';

export interface CommentShown {
  /** Notes a comment that is being stored; resolves to the cart with it, or to `undefined` when it could not be stored. */
  readonly begin: (write: Promise<{ readonly revision: number } | undefined>) => void;
  /** Runs at once, or when the comment being stored is shown. */
  readonly whenShown: (run: () => void) => void;
}

/** `revision`: of the shown cart. */
export function useCommentShown(revision: number | undefined): CommentShown {
  const begun = useRef<{ until?: number; run?: (() => void) | undefined }>(undefined);
  const shown = useRef(revision);
  shown.current = revision;
  const settle = useCallback(() => {
    const { until, run } = begun.current ?? {};
    if (until === undefined || (shown.current ?? until) < until) return;
    begun.current = undefined;
    run?.();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shown cart may be the awaited one.
  useEffect(settle, [revision, settle]);
  const begin = useCallback<CommentShown['begin']>(
    (write) => {
      // A press that waits for an earlier comment waits for this one too.
      const own: NonNullable<typeof begun.current> = { run: begun.current?.run };
      begun.current = own;
      void write.then((cart) => {
        own.until = cart?.revision ?? 0;
        settle();
      });
    },
    [settle],
  );
  const whenShown = useCallback<CommentShown['whenShown']>((run) => {
    if (begun.current) begun.current.run = run;
    else run();
  }, []);
  return { begin, whenShown };
}
