import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { SearchPage } from './-lazy-pages.tsx';
import { parseSearchAddress } from './-search-address.ts';

export const Route = createFileRoute('/$place/search')({ validateSearch: parseSearchAddress, component: Page });

function Page() {
  return (
    <Suspense>
      <SearchPage />
    </Suspense>
  );
}
