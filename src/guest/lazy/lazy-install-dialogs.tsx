// Installation steps by the share sheet. Includes Radix.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const installDialogs = {
  InstallStepsHere: lazyDialog(async () => (await import('#guest/install/install-steps-here.tsx')).InstallStepsHere),
};
