import { BrokenSharedDevice } from '#guest/lazy/lazy-shared-device.tsx';
import { BrokenNotice } from '#guest/notices/broken-notice.tsx';
import { StandardTheme } from './standard-theme.tsx';
import { useTryAgain } from './try-again.ts';

/** The page after a crash: it says what broke and offers another try, so that no page stays white. */
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
