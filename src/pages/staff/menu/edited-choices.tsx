import { groupsOf, sharedGroupsFor } from '#domain/owner/group-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { DishChoices } from '#screens/staff/menu/dish-choices.tsx';
import { useDishGroups } from '#state/staff/menu/use-dish-groups.ts';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';

/** The groups of choices of the open dish. */
export const EditedChoices = ({
  drafts,
  file,
  slug,
  groupHref,
}: {
  readonly drafts: Drafts;
  readonly file: VenueFile;
  readonly slug: string;
  readonly groupHref: (key: string) => string;
}) => {
  const deeds = useDishGroups(file, slug, drafts.add);
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
