import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PlacesPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/')({ component: Page });

function Page() {
  return (
    <Suspense>
      <PlacesPage />
    </Suspense>
  );
}
