import { namelessSize, newSize } from '#domain/owner/additions/new-things.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { NewSize } from '#screens/staff/additions/new-size.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useAddition } from '#state/staff/menu/use-addition.ts';
import type { EditQueue } from '#state/staff/menu/use-edit-queue.ts';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';

interface AddedSizeProps {
  readonly drafts: Drafts;
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
  readonly currency: string;
}

/** The way to another size of the open dish. */
export const AddedSize = ({ drafts, queue, file, slug, currency }: AddedSizeProps) => {
  const { place } = useMenu();
  const form = useAddition({
    home: `${place.id}\nnew-size ${slug}`,
    fields: ['first', 'name', 'price'],
    make: (now, textOf) =>
      newSize(
        {
          file: now,
          published: drafts.published,
          plannedSizes: drafts.planned.flatMap(({ sizes }) => sizes),
        },
        slug,
        { first: textOf('first'), name: textOf('name'), price: textOf('price') },
      ),
    queue,
    refused: drafts.refused,
  });
  return (
    <NewSize
      {...form}
      language={place.defaultLanguage}
      currency={currency}
      asksFirst={namelessSize(file, slug) !== undefined}
      onType={form.type}
      onAdd={async () => (await form.add()) !== undefined}
    />
  );
};
