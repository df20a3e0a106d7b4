import { Trans, useLingui } from '@lingui/react/macro';
import type { Said } from '#domain/language/translated.ts';
import type { Picture } from '#domain/picture.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { usePageTitle } from '#ui/words/page-head.tsx';
import styles from './not-found-screen.module.css';

/**
 * Screen for an unknown address, with links to the guest's menu, its search and, as “Back”, the root. [S2.02, S8.26]
 * `menuHref`: the menu that the guest had open; `undefined`: none.
 */
export const NotFoundScreen = ({
  menuHref,
  venue,
}: {
  readonly menuHref: string | undefined;
  /** The venue of that menu. */
  readonly venue?: { readonly name: Said; readonly logo: Picture | undefined } | undefined;
}) => {
  const { t } = useLingui();
  usePageTitle(t`Error 404`);
  return (
    <>
      {menuHref !== undefined && venue && (
        <header className={styles.head}>
          <VenueMark
            placeName={venue.name.text}
            placeLanguage={venue.name.language}
            logo={venue.logo}
            homeHref={menuHref}
          />
        </header>
      )}
      <main className={styles.screen} data-testid="not-found">
        {!venue && (
          <span className={styles.flower}>
            <Rosette name="404" />
          </span>
        )}
        <h1 className={styles.title}>
          <Trans>Error 404</Trans>
        </h1>
        <p className={styles.words}>
          <Trans>Requested page was not found!</Trans>
        </p>
        <div className={styles.ways}>
          <ButtonLink href={menuHref ?? '/'} look="ink" wide>
            {menuHref === undefined ? <Trans>See all venues</Trans> : <Trans>To the menu</Trans>}
          </ButtonLink>
          {menuHref !== undefined && (
            <ButtonLink href={`${menuHref}/search`} wide>
              <Trans>Search</Trans>
            </ButtonLink>
          )}
          <ButtonLink href="/" wide>
            <Trans>Back</Trans>
          </ButtonLink>
        </div>
      </main>
    </>
  );
};
