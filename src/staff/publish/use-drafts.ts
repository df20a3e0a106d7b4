// The venue file as its owner edits it: what is published, the edits of everybody laid over it, and what may be done.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftsAnswer, PreviewAnswer, UndoAnswer } from '#contract/owner/drafts-wire.ts';
import {
  addDraft,
  cancelPlanned,
  discardDrafts,
  fetchDrafts,
  previewDrafts,
  previewUndo,
  publishDrafts,
  undoPublication,
} from '#core/api/staff/drafts-requests.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { applyEdits } from '#domain/owner/apply-edits.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { type VenueChange, venueChanges } from '#domain/owner/venue-changes.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { type Managed, useManaged } from '#staff/frame/use-managed.ts';

/** So often somebody else's edits are looked for, while the page is seen. */
const LOOK_EVERY_MS = 10_000;

/** Versions that a preview was made from. */
interface Seen {
  readonly base: string;
  readonly edits: readonly string[];
}

export interface Drafts {
  /** undefined: not read yet. */
  readonly file: VenueFile | undefined;
  readonly published: VenueFile | undefined;
  /** Pictures that the files name, by name. */
  readonly pictures: DraftsAnswer['pictures'];
  readonly changes: readonly VenueChange[];
  readonly edits: DraftsAnswer['edits'];
  readonly planned: DraftsAnswer['planned'];
  readonly last: DraftsAnswer['last'];
  /** Why it could not be read, or what was last done was not done. */
  readonly why: string | undefined;
  /** The edit that the server refused last, since an import would refuse it. */
  readonly refused: DraftEdit | undefined;
  /** Each says whether it was done. */
  readonly add: (edit: DraftEdit) => Promise<boolean>;
  /** Throws edits away, all of them or none. */
  readonly discard: (edits: readonly string[]) => Promise<boolean>;
  readonly preview: () => Promise<PreviewAnswer | undefined>;
  /** Publishes what a preview has shown, and nothing that came after it; refused where something did. */
  readonly publish: (seen: Seen, at: number | null) => Promise<boolean>;
  readonly cancel: (id: string) => Promise<boolean>;
  /** Changes that undoing would make; undefined: no answer, or there is nothing to undo. */
  readonly previewUndo: () => Promise<UndoAnswer | undefined>;
  readonly undo: (id: string) => Promise<boolean>;
  /** Asks the server something else about the file. */
  readonly ask: Managed<DraftsAnswer>['change'];
}

const NONE: readonly VenueChange[] = [];
const NO_PICTURES: DraftsAnswer['pictures'] = {};

/** The drafts of the open place. They need the network: nothing of them is kept on the device. */
export function useDrafts(): Drafts {
  const { found, problem, change, attempt, again } = useManaged(fetchDrafts);
  const { menus } = useTabl();
  // The switch of a new dish and the stations of the place are read at once: stations alone change no version of the menu.
  const published = (isDone: boolean): boolean => {
    if (isDone) void menus.readAgain();
    return isDone;
  };
  const [refused, setRefused] = useState<DraftEdit>();
  const [more, setMore] = useState<DraftsAnswer['edits']>([]);
  const edits = useMemo(() => {
    const known = new Set(found?.edits.map(({ id }) => id));
    return [...(found?.edits ?? []), ...more.filter(({ id }) => !known.has(id))];
  }, [found, more]);
  // Edits that the server has just taken are shown before the list is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is read.
  useEffect(() => setMore([]), [found]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void again();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again]);
  const file = useMemo(() => found && applyEdits(found.file, edits).file, [found, edits]);
  const add = useCallback(
    async (edit: DraftEdit): Promise<boolean> => {
      const id = makeOrderId(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
      const done = await attempt((send) => addDraft(send, { id, edit }));
      if (!done.ok) {
        if (done.error.why === 'invalid_edit') setRefused(edit);
        // Changes that another person has made meanwhile are shown with the refusal.
        void again();
        return false;
      }
      setMore((before) => [...before, { id, by: { id: '', name: '' }, at: 0, edit }]);
      return true;
    },
    [attempt, again],
  );
  return {
    file,
    published: found?.file,
    pictures: found?.pictures ?? NO_PICTURES,
    changes: useMemo(() => (found && file ? venueChanges(found.file, file) : NONE), [found, file]),
    edits,
    planned: found?.planned ?? [],
    last: found?.last ?? null,
    why: problem?.why,
    refused,
    add,
    discard: async (ids) => (await change((send) => discardDrafts(send, ids))) !== undefined,
    preview: useCallback(() => change(previewDrafts), [change]),
    publish: async ({ base, edits: seen }, at) =>
      published((await change((send) => publishDrafts(send, { base, edits: seen, at }))) !== undefined),
    cancel: async (id) => (await change((send) => cancelPlanned(send, id))) !== undefined,
    previewUndo: useCallback(() => change(previewUndo), [change]),
    undo: async (id) => published((await change((send) => undoPublication(send, id))) !== undefined),
    ask: change,
  };
}
