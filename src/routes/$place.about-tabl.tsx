import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AboutTablPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/about-tabl')({ component: Page });

function Page() {
  return (
    <Suspense>
      <AboutTablPage />
    </Suspense>
  );
}
