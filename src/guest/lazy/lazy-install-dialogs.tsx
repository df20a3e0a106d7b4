// Installation steps by the share sheet. Includes Radix.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const installDialogs = {
  InstallStepsSheet: lazyDialog(async () => (await import('#guest/install/install-steps-sheet.tsx')).InstallStepsSheet),
};
