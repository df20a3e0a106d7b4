import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { WholeMenuPage } from './-lazy-category.tsx';

export const Route = createFileRoute('/$place/all')({ component: Page });

function Page() {
  return (
    <Suspense>
      <WholeMenuPage />
    </Suspense>
  );
}
