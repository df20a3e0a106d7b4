import { Suspense, useState } from 'react';
import { placeWords } from '#domain/place/place.ts';
import { dialogs } from '#guest/lazy/lazy-dialogs.tsx';
import { useSaidPages } from '#guest/place/said-pages.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { GalleryScreen } from './gallery-screen.tsx';

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
