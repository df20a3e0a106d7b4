// Edits the list of a dish's modifier groups.
import {
  attachGroup,
  deleteGroup,
  detachGroup,
  moveGroup,
  newGroup,
  removeGroup,
  sameGroup,
  shareGroup,
} from '#domain/owner/groups/group-lists.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';

type Changes = ReturnType<typeof moveGroup>;

export interface DishGroups {
  readonly move: (key: string, by: -1 | 1) => void;
  readonly remove: (key: string) => void;
  readonly attach: (key: string) => void;
  /** Deletes a shared group that no dish uses. */
  readonly discard: (key: string) => void;
  /** Removes this dish's differences from a shared group. */
  readonly same: (key: string) => void;
  readonly detach: (key: string) => void;
  /** Resolves to the key of the new shared group; `undefined` on failure. */
  readonly share: (key: string) => Promise<string | undefined>;
  readonly make: (group: Parameters<typeof newGroup>[2]) => Promise<string | undefined>;
}

/** `queue`: the page's own, so that edits keep their order. */
export function dishGroups(slug: string, queue: EditQueue): DishGroups {
  const edit = (changesOf: (file: VenueFile) => Changes): Promise<boolean> =>
    queue((now) => {
      const changes = changesOf(now);
      return changes.length === 0 ? undefined : { kind: 'groups', changes };
    });
  const named = async (make: (file: VenueFile) => { readonly key: string; readonly changes: Changes }) => {
    let key = '';
    const isDone = await edit((now) => {
      const made = make(now);
      key = made.key;
      return made.changes;
    });
    return isDone ? key : undefined;
  };
  return {
    move: (key, by) => void edit((now) => moveGroup(now, slug, key, by)),
    remove: (key) => void edit((now) => removeGroup(now, slug, key)),
    attach: (key) => void edit((now) => attachGroup(now, slug, key)),
    discard: (key) => void edit((now) => deleteGroup(now, key)),
    same: (key) => void edit((now) => sameGroup(now, slug, key)),
    detach: (key) => void edit((now) => detachGroup(now, slug, key)),
    share: (key) => named((now) => shareGroup(now, slug, key)),
    make: (group) => named((now) => newGroup(now, slug, group)),
  };
}
