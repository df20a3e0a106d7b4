import type { ComponentProps } from 'react';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { InstallStepsSheet } from './install-steps-sheet.tsx';

/** The sheet of installation steps, once its texts are loaded. */
export const InstallStepsHere = (props: ComponentProps<typeof InstallStepsSheet>) =>
  useServiceCatalog() && <InstallStepsSheet {...props} />;
