import { namelessSize, newSize } from '#domain/owner/additions/new-things.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { NewSize } from './new-size.tsx';
import { useAddition } from './use-addition.ts';

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
