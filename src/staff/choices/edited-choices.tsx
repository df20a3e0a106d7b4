import { groupsOf, sharedGroupsFor } from '#domain/owner/groups/group-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import { DishChoices } from './dish-choices.tsx';
import { dishGroups } from './dish-groups.ts';

/** Modifier groups of the open dish. */
export const EditedChoices = ({
  queue,
  file,
  slug,
  groupHref,
}: {
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
  readonly groupHref: (key: string) => string;
}) => {
  const deeds = dishGroups(slug, queue);
  return (
    <DishChoices
      groups={groupsOf(file, slug)}
      groupHref={groupHref}
      shared={sharedGroupsFor(file, slug)}
      onMove={deeds.move}
      onRemove={deeds.remove}
      onAttach={deeds.attach}
      onDiscard={deeds.discard}
      onMake={async (group) => (await deeds.make(group)) !== undefined}
    />
  );
};
