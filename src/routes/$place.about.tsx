import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AboutPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/about')({ component: Page });

function Page() {
  return (
    <Suspense>
      <AboutPage />
    </Suspense>
  );
}
