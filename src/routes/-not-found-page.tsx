import { NotFoundScreen } from '#screens/not-found/not-found-screen.tsx';
import { StandardTheme } from './-standard-theme.tsx';

/** Nothing lives at this address; back to the menu's host. [S2.02] */
export const NotFoundPage = () => (
  <StandardTheme>
    <NotFoundScreen backHref="/" />
  </StandardTheme>
);
