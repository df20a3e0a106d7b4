import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { GalleryPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/gallery')({ component: Page });

function Page() {
  return (
    <Suspense>
      <GalleryPage />
    </Suspense>
  );
}
