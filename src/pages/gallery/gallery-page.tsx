import { Suspense, useState } from 'react';
import { placeWords } from '#domain/place/place.ts';
import { GalleryScreen } from '#screens/gallery/gallery-screen.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useLanguage } from '#state/tabl-context.tsx';
import { dialogs } from '../lazy/lazy-dialogs.tsx';
import { useSaidPages } from '../place/said-pages.ts';

/** The venue's pictures. [S2.15] */
export const GalleryPage = () => {
  const { place } = useMenu();
  const { language } = useLanguage();
  const { state, gallery } = useSaidPages();
  const { name } = placeWords(place, language);
  const [open, setOpen] = useState<number>();
  return (
    <>
      <GalleryScreen placeName={name.text} state={state} items={gallery} onOpen={setOpen} />
      {open !== undefined && (
        <Suspense>
          <dialogs.GalleryViewer placeName={name} items={gallery} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
