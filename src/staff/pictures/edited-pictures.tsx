import type { Background } from '#domain/menu/menu.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { ACCEPTED } from './chosen-picture.ts';
import { DishPictures } from './dish-pictures.tsx';
import { PictureFraming } from './picture-framing.tsx';
import { useDishPictures } from './use-dish-pictures.ts';

interface EditedPicturesProps {
  readonly drafts: Drafts;
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
  /** Name of the dish in the place's language. */
  readonly name: string;
  readonly cloth: Background | undefined;
}

/** Pictures of the open dish. */
export const EditedPictures = ({ drafts, queue, file, slug, name, cloth }: EditedPicturesProps) => {
  const { place } = useMenu();
  const { pictures, framed, problem, isBusy, ...deeds } = useDishPictures({
    ...{ drafts, queue, file, slug },
    placeId: place.id,
  });
  return (
    <DishPictures
      name={name}
      slug={slug}
      cloth={cloth}
      pictures={pictures}
      accept={ACCEPTED}
      problem={framed ? undefined : problem}
      onChoose={(picked, target) => void deeds.choose(picked, target)}
      onCut={deeds.cut}
      onMove={deeds.move}
      onRemove={deeds.remove}
      framing={
        framed && (
          <PictureFraming
            key={framed.url}
            {...framed}
            isNew={framed.chosen !== undefined}
            problem={problem}
            isBusy={isBusy}
            onChange={deeds.change}
            onUse={() => void deeds.use()}
            onCancel={deeds.cancel}
          />
        )
      }
    />
  );
};
