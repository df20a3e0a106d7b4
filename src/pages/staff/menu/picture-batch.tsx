import { categoriesOf, dishesOf, nameIn } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { PictureBatchScreen } from '#screens/staff/picture-batch/picture-batch-screen.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { ACCEPTED } from '#state/staff/menu/chosen-picture.ts';
import { useEditQueue } from '#state/staff/menu/use-edit-queue.ts';
import { usePictureBatch } from '#state/staff/menu/use-picture-batch.ts';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';
import { DraftState } from '../draft-state.tsx';
import { PublishWay } from '../publish-way.tsx';
import { useMenuAddress } from './menu-address.ts';

/** Pictures of many dishes at once, of what is edited now: published or waiting. */
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
      bar={<PublishWay drafts={drafts} />}
    />
  );
};
