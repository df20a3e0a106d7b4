import { type ReactNode, useState } from 'react';
import { wasCrashing } from '#core/platform/device/device-mark.ts';
import { LinkProvider } from '#ui/layout/link.tsx';
import { BrokenPage } from './broken-page.tsx';
import { RouterLink } from './router-link.tsx';

/** Frame of every page: the router follows links without a reload. After too many crashes it renders no page. */
export const RootFrame = ({ children }: { readonly children: ReactNode }) =>
  useState(wasCrashing)[0] ? <BrokenPage /> : <LinkProvider link={RouterLink}>{children}</LinkProvider>;
