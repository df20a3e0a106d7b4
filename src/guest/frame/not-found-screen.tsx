import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Said } from '#domain/language/translated.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { VenueMark } from '#guest/layout/venue-mark.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { usePageTitle } from '#ui/words/page-head.tsx';
import styles from './not-found-screen.module.css';

/**
 * Screen for an unknown address, with links to the guest's menu, its search and, as “Back”, the root. [S2.02, S8.26]
 * `menuHref`: the menu that the guest had open; `undefined`: none.
 */
export const NotFoundScreen = ({
  menuHref,
  venue,
  hint,
}: {
  readonly menuHref: string | undefined;
  /** The venue of that menu. */
  readonly venue?:
    | { readonly name: Said; readonly logo: VenuePicture | undefined; readonly picture?: VenuePicture | undefined }
    | undefined;
  /** Why the address may be unknown, and what to do next. */
  readonly hint?: ReactNode;
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
        {venue?.picture ? (
          <Picture
            picture={venue.picture}
            name={venue.name.text}
            cloth={undefined}
            sizes="(min-width: 480px) 30rem, 100vw"
            eager
            className={styles.picture}
          />
        ) : (
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
        {hint && <p className={styles.hint}>{hint}</p>}
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
        <StitchBorder className={styles.stitch} />
      </main>
    </>
  );
};
