// How to install by way of the share sheet. Radix comes with it.
import { lazyPart } from './lazy-part.tsx';

export const installDialogs = {
  InstallStepsSheet: lazyPart(async () => (await import('#screens/install/install-steps-sheet.tsx')).InstallStepsSheet),
};
