import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FeedbackPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/$place/feedback')({ component: Page });

function Page() {
  return (
    <Suspense>
      <FeedbackPage />
    </Suspense>
  );
}
