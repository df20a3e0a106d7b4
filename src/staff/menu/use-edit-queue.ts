// Queue of edits: each one is built from the result of the previous one, however fast they are pressed.
import { useCallback, useEffect, useRef } from 'react';
import { applyEdit } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

/** `make`: returns `undefined` when there is no edit. Resolves true when saved. */
export type EditQueue = (make: (file: VenueFile) => DraftEdit | undefined) => Promise<boolean>;

export function useEditQueue(file: VenueFile, add: (edit: DraftEdit) => Promise<boolean>): EditQueue {
  const latest = useRef(file);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = file;
  }, [file]);
  return useCallback(
    (make) => {
      const done = last.current.then(async () => {
        const edit = make(latest.current);
        if (!edit) return true;
        const isDone = await add(edit);
        if (isDone) latest.current = applyEdit(latest.current, edit).file;
        return isDone;
      });
      last.current = done.catch(() => undefined);
      return done;
    },
    [add],
  );
}
