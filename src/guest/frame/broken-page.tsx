import { BrokenSharedDevice } from '#guest/lazy/lazy-shared-device.tsx';
import { BrokenNotice } from '#guest/notices/broken-notice.tsx';
import { StandardTheme } from './standard-theme.tsx';
import { useTryAgain } from './try-again.ts';

/** Error page after a crash, with a retry button, so that no page stays blank. */
export const BrokenPage = () => {
  useTryAgain();
  return (
    <StandardTheme>
      <main>
        <BrokenNotice />
      </main>
      <BrokenSharedDevice />
    </StandardTheme>
  );
};
