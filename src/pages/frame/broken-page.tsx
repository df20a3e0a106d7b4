import { BrokenNotice } from '#screens/notices/broken-notice.tsx';
import { StandardTheme } from './standard-theme.tsx';
import { useTryAgain } from './try-again.ts';

/** Never a white page: what broke is said and tried again. */
export const BrokenPage = () => {
  useTryAgain();
  return (
    <StandardTheme>
      <main>
        <BrokenNotice />
      </main>
    </StandardTheme>
  );
};
