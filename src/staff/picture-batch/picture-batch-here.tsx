import { categoriesOf, dishesOf, nameIn } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMenuAddress } from '#staff/menu/menu-address.ts';
import { useEditQueue } from '#staff/menu/use-edit-queue.ts';
import { ACCEPTED } from '#staff/pictures/chosen-picture.ts';
import { DraftState } from '#staff/publish/draft-state.tsx';
import { PublishEntry } from '#staff/publish/publish-entry.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { PictureBatchScreen } from './picture-batch-screen.tsx';
import { usePictureBatch } from './use-picture-batch.ts';

/** Pictures of many dishes at once, for the edited menu: published and unpublished dishes. */
export const PictureBatch = ({ drafts, file }: { readonly drafts: Drafts; readonly file: VenueFile }) => {
  const { place } = useMenu();
  const address = useMenuAddress();
  const queue = useEditQueue(file, drafts.add);
  const { pictures, place: where, ...batch } = usePictureBatch({ drafts, queue, file, placeId: place.id });
  return (
    <PictureBatchScreen
      {...batch}
      place={where}
      backHref={address.listHref}
      accept={ACCEPTED}
      language={place.defaultLanguage}
      pictures={pictures.map(({ id, file: { name }, url, slug, isAmbiguous, state, why }) => ({
        ...{ id, url, isAmbiguous, state, why },
        fileName: name,
        dish: slug === undefined ? undefined : { slug, name: nameIn(file, 'products', slug) },
      }))}
      choice={categoriesOf(file).map(({ slug, name }) => ({ name, dishes: dishesOf(file, slug) }))}
      notices={<DraftState drafts={drafts} />}
      bar={<PublishEntry drafts={drafts} />}
    />
  );
};
