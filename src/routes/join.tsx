import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#guest/lazy/lazy-pages.tsx';

export const Route = createFileRoute('/join')({
  /** The guest's previous place: a code without a venue belongs to this place. */
  validateSearch: ({ place, way }: Record<string, unknown>): { place?: string; way?: 'type' } => ({
    ...(typeof place === 'string' && { place }),
    ...(way === 'type' && { way }),
  }),
  component: Page,
});

function Page() {
  const { place, way } = Route.useSearch();
  return <pages.JoinPage from={place} types={way === 'type'} />;
}
