// The steps of installing through the share sheet. Radix comes with them.
import { lazyDialog } from '#shared/lazy/lazy-part.tsx';

export const installDialogs = {
  InstallStepsSheet: lazyDialog(async () => (await import('#guest/install/install-steps-sheet.tsx')).InstallStepsSheet),
};
