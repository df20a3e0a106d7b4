// The steps of installing through the share sheet. Radix comes with them.
import { lazyDialog } from './lazy-part.tsx';

export const installDialogs = {
  InstallStepsSheet: lazyDialog(
    async () => (await import('#screens/install/install-steps-sheet.tsx')).InstallStepsSheet,
  ),
};
