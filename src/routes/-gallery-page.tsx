import { Suspense, useState } from 'react';
import { placeWords } from '#domain/place.ts';
import { GalleryScreen } from '#screens/gallery/gallery-screen.tsx';
import { useMenu } from '#state/menu-context.tsx';
import { useLanguage } from '#state/use-language.ts';
import { GalleryViewer } from './-lazy-dialogs.tsx';
import { useSaidPages } from './-said-pages.ts';

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
          <GalleryViewer placeName={name} items={gallery} start={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};
