import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SearchPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/search')({ component: Page });

function Page() {
  return (
    <Suspense>
      <SearchPage />
    </Suspense>
  );
}
