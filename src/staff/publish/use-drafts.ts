// The venue file for its owner: the published state with everybody's edits applied, and the actions on it.
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

/** Interval in ms for loading other people's edits while the page is visible. */
const LOOK_EVERY_MS = 10_000;

/** Versions on which a preview is based. */
interface Seen {
  readonly base: string;
  readonly edits: readonly string[];
}

/** `unknown`: the answer is lost, so the server may have published or not. */
export type PublishOutcome = 'published' | 'refused' | 'unknown';

/** Whether the server has done what was asked: the edits are no longer open, and the file or the plan has them. */
const isPublished = ({ base, edits, planned }: DraftsAnswer, seen: Seen, at: number | null): boolean =>
  !edits.some(({ id }) => seen.edits.includes(id)) &&
  (at === null ? base !== seen.base : planned.some((one) => one.at === at));

export interface Drafts {
  /** `undefined`: not loaded yet. */
  readonly file: VenueFile | undefined;
  readonly published: VenueFile | undefined;
  /** Pictures that the files name. The key is the picture's name. */
  readonly pictures: DraftsAnswer['pictures'];
  readonly changes: readonly VenueChange[];
  readonly edits: DraftsAnswer['edits'];
  readonly planned: DraftsAnswer['planned'];
  readonly last: DraftsAnswer['last'];
  /** Why loading or the last action failed. */
  readonly why: string | undefined;
  /** The edit that the server rejected last, because an import would reject it. */
  readonly refused: DraftEdit | undefined;
  /** Each function resolves to true on success. */
  readonly add: (edit: DraftEdit) => Promise<boolean>;
  /** Discards edits, all or none. */
  readonly discard: (edits: readonly string[]) => Promise<boolean>;
  readonly preview: () => Promise<PreviewAnswer | undefined>;
  /** Publishes exactly what a preview has shown, once; rejected when the drafts have changed since. */
  readonly publish: (seen: Seen, at: number | null) => Promise<PublishOutcome>;
  /** Asks the server after a lost answer whether it was published. */
  readonly checkPublished: (seen: Seen, at: number | null) => Promise<PublishOutcome>;
  readonly cancel: (id: string) => Promise<boolean>;
  /** Changes that an undo would cause; `undefined`: no answer, or no publication to undo. */
  readonly previewUndo: () => Promise<UndoAnswer | undefined>;
  readonly undo: (id: string) => Promise<boolean>;
  /** Sends another request about the file. */
  readonly ask: Managed<DraftsAnswer>['change'];
}

const NONE: readonly VenueChange[] = [];
const NO_PICTURES: DraftsAnswer['pictures'] = {};

/** Drafts of the open place. They need the network and are not stored on the device. */
export function useDrafts(): Drafts {
  const { found, problem, change, attempt, ask, again } = useManaged(fetchDrafts);
  const { menus } = useTabl();
  // Reloads at once, for a new dish's switch and the stations: a change of stations alone does not change the menu's
  // version.
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
  // Edits that the server has just accepted are shown until the list is reloaded.
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
  const checkPublished = async (seen: Seen, at: number | null): Promise<PublishOutcome> => {
    const now = await ask(fetchDrafts);
    if (!now.ok) return 'unknown';
    await again();
    return published(isPublished(now.value, seen, at)) ? 'published' : 'refused';
  };
  const file = useMemo(() => found && applyEdits(found.file, edits).file, [found, edits]);
  const add = useCallback(
    async (edit: DraftEdit): Promise<boolean> => {
      const id = makeOrderId(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
      const done = await attempt((send) => addDraft(send, { id, edit }));
      if (!done.ok) {
        if (done.error.why === 'invalid_edit') setRefused(edit);
        // Other people's changes are loaded with the rejection.
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
    publish: async (seen, at) => {
      const done = await attempt((send) => publishDrafts(send, { base: seen.base, edits: seen.edits, at }));
      if (!done.ok && done.error.why === 'no_response') return checkPublished(seen, at);
      return published(done.ok) ? 'published' : 'refused';
    },
    checkPublished,
    cancel: async (id) => (await change((send) => cancelPlanned(send, id))) !== undefined,
    previewUndo: useCallback(() => change(previewUndo), [change]),
    undo: async (id) => published((await change((send) => undoPublication(send, id))) !== undefined),
    ask: change,
  };
}
