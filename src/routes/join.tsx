import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { JoinPage } from './-lazy-pages.tsx';

export const Route = createFileRoute('/join')({
  /** The place that the guest came from: a code alone is then that place's. */
  validateSearch: ({ place }: Record<string, unknown>): { place?: string } =>
    typeof place === 'string' ? { place } : {},
  component: Page,
});

function Page() {
  const { place } = Route.useSearch();
  return (
    <Suspense>
      <JoinPage from={place} />
    </Suspense>
  );
}
