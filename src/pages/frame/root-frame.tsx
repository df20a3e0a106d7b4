import type { ReactNode } from 'react';
import { LinkProvider } from '#ui/layout/link.tsx';
import { RouterLink } from './router-link.tsx';

/** What surrounds every page: links that the router follows without loading the page anew. */
export const RootFrame = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider link={RouterLink}>{children}</LinkProvider>
);
