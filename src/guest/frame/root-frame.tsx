import type { ReactNode } from 'react';
import { LinkProvider } from '#ui/layout/link.tsx';
import { RouterLink } from './router-link.tsx';

/** The frame of every page: the router follows links without a reload. */
export const RootFrame = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider link={RouterLink}>{children}</LinkProvider>
);
