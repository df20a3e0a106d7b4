import { type ReactNode, useState } from 'react';
import { wasCrashing } from '#core/platform/device/device-mark.ts';
import { LinkProvider } from '#ui/layout/link.tsx';
import { BrokenPage } from './broken-page.tsx';
import { RouterLink } from './router-link.tsx';

/** The frame of every page: the router follows links without a reload. After too many crashes no page is drawn. */
export const RootFrame = ({ children }: { readonly children: ReactNode }) =>
  useState(wasCrashing)[0] ? <BrokenPage /> : <LinkProvider link={RouterLink}>{children}</LinkProvider>;
