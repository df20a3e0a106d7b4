// One group of a dish while somebody edits it.
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import { setCounts, setDefault, setGroupFields, setOff } from '#domain/owner/groups/group-changes.ts';
import { moveOption, newOption, removeOption } from '#domain/owner/groups/group-lists.ts';
import type { GroupPlace } from '#domain/owner/groups/group-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import { type TypedFields, useTypedFields } from '#staff/menu/use-typed-fields.ts';
import { groupEditOf, shownInGroup } from './group-fields.ts';

export interface GroupEditing extends TypedFields {
  readonly setCounts: (counts: Parameters<typeof setCounts>[2]) => void;
  readonly setAsk: (ask: boolean) => void;
  readonly setDefault: (option: string, isOn: boolean) => void;
  readonly setOff: (option: string, isOff: boolean) => void;
  readonly setAllergens: (option: string, codes: readonly string[] | undefined) => void;
  readonly move: (option: string, by: -1 | 1) => void;
  readonly remove: (option: string) => void;
  /** Says whether the option is there. */
  readonly addOption: (name: string) => Promise<boolean>;
}

export function useGroupEditor(
  file: VenueFile,
  placeId: number,
  at: GroupPlace,
  queue: EditQueue,
  refused?: DraftEdit,
): GroupEditing {
  const edit = (changesOf: (file: VenueFile) => ReturnType<typeof setGroupFields>): Promise<boolean> =>
    queue((now) => {
      const changes = changesOf(now);
      return changes.length === 0 ? undefined : { kind: 'groups', changes };
    });
  const fields = useTypedFields({
    home: ['group', placeId, at.slug, at.key, at.scope].join('\n'),
    file,
    shown: (now, path) => shownInGroup(now, at, path),
    editOf: (now, path, text) => groupEditOf(now, at, path, text),
    queue,
    refused,
  });
  return {
    ...fields,
    setCounts: (counts) => void edit((now) => setCounts(now, at, counts)),
    setAsk: (ask) => void edit((now) => setGroupFields(now, at, [[['ask'], ask]])),
    setDefault: (option, isOn) => void edit((now) => setDefault(now, at, option, isOn)),
    setOff: (option, isOff) => void edit((now) => setOff(now, at, option, isOff)),
    setAllergens: (option, codes) =>
      void edit((now) => setGroupFields(now, at, [[['options', option, 'allergens'], codes]])),
    move: (option, by) => void edit((now) => moveOption(now, at, option, by)),
    remove: (option) => void edit((now) => removeOption(now, at, option)),
    addOption: (name) => edit((now) => newOption(now, at, name)),
  };
}
