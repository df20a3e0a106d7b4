import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { JoinPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/join')({ component: Page });

function Page() {
  return (
    <Suspense>
      <JoinPage />
    </Suspense>
  );
}
