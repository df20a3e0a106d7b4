import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#pages/lazy/lazy-pages.tsx';

export const Route = createFileRoute('/join')({
  /** The place that the guest came from: a code alone is then that place's. */
  validateSearch: ({ place }: Record<string, unknown>): { place?: string } =>
    typeof place === 'string' ? { place } : {},
  component: Page,
});

function Page() {
  const { place } = Route.useSearch();
  return <pages.JoinPage from={place} />;
}
