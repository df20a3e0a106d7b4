import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#pages/lazy/lazy-pages.tsx';
import { parseSearchAddress } from '#pages/search/search-address.ts';

export const Route = createFileRoute('/$place/search')({
  validateSearch: parseSearchAddress,
  component: pages.SearchPage,
});
