// The steps of installing through the share sheet. Radix comes with them.
import { lazyPart } from './lazy-part.tsx';

export const installDialogs = {
  InstallStepsSheet: lazyPart(async () => (await import('#screens/install/install-steps-sheet.tsx')).InstallStepsSheet),
};
