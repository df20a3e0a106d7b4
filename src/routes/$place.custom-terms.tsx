import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CustomTermsPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/custom-terms')({ component: Page });

function Page() {
  return (
    <Suspense>
      <CustomTermsPage />
    </Suspense>
  );
}
