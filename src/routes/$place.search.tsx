import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { parseSearchAddress } from '#guest/search/search-address.ts';

export const Route = createFileRoute('/$place/search')({
  validateSearch: parseSearchAddress,
  component: pages.SearchPage,
});
