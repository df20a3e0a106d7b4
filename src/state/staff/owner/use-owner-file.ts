// The venue's file as its owner edits it: what is published, with all edits that wait over it.
import { useMemo } from 'react';
import type { Http } from '#api/http.ts';
import { addDraft, fetchDrafts, previewDrafts, publishDrafts, undoPublication } from '#api/staff/drafts.ts';
import { applyEdits } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { useManaged } from '../use-managed.ts';

const read = (send: Http['send']) => fetchDrafts(send);

/** The file, read when it is shown and anew after each edit, by whomever. */
export function useOwnerFile() {
  const { found, problem, change } = useManaged(read);
  const file = useMemo(() => found && applyEdits(found.file, found.edits).file, [found]);
  return {
    /** undefined: not read yet. */
    file,
    published: found?.file,
    why: problem?.why,
    /** Keeps an edit for the next publication; gives whether it was kept. */
    keep: async (edit: DraftEdit): Promise<boolean> => {
      const kept = await change((send) => addDraft(send, { id: crypto.randomUUID(), edit }));
      // Somebody else may have been faster: the next try begins with what stands there now.
      if (kept === undefined) await change(read);
      return kept !== undefined;
    },
    ask: change,
    publishing: {
      /** How many edits wait. */
      waiting: found?.edits.length ?? 0,
      /** The publication that can be taken back. */
      last: found?.last ?? undefined,
      preview: () => change(previewDrafts),
      /** Gives whether it was done; refused where something came between. */
      publish: async () => {
        if (!found) return false;
        const seen = { base: found.base, edits: found.edits.map(({ id }) => id), at: null };
        const done = await change((send) => publishDrafts(send, seen));
        if (done === undefined) await change(read);
        return done !== undefined;
      },
      undo: async (id: string) => (await change((send) => undoPublication(send, id))) !== undefined,
    },
  };
}
