import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { ButtonLink } from '#ui/form/button.tsx';
import { IconLink } from '#ui/form/icon-button.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { CameraView, type CameraViewProps } from './camera-view.tsx';
import styles from './join-screen.module.css';
import { TypedCode, type TypedCodeProps } from './typed-code.tsx';

/** Asks which of several venues a table code belongs to. */
const VenueOfCode = ({
  venues,
}: {
  readonly venues: readonly { readonly name: string; readonly language: Language; readonly href: string }[];
}) => (
  <section aria-labelledby="whose-table" className={styles.venues} data-testid="venue-of-code">
    <h2 id="whose-table" className={styles.question} role="status">
      <Trans>Which venue are you at?</Trans>
    </h2>
    {venues.map(({ name, language, href }) => (
      <ButtonLink key={href} href={href} wide lang={language}>
        {name}
      </ButtonLink>
    ))}
  </section>
);

export interface JoinScreenProps {
  readonly backHref: string;
  /** Language button and network indicator. */
  readonly tools?: ReactNode;
  readonly camera: CameraViewProps;
  readonly typed: TypedCodeProps;
  /** A code is waiting for the list of venues. */
  readonly isLooking?: boolean;
  /** The venue, or one of them, has codes in rooms too. */
  readonly hasRooms?: boolean;
  /** Venues to choose from, for a code that does not name its venue. */
  readonly venues: readonly { readonly name: string; readonly language: Language; readonly href: string }[] | undefined;
}

/** Joins a table without its QR link: scan the code here, or type it. [S2.03] */
export const JoinScreen = ({
  backHref,
  tools,
  camera,
  typed,
  isLooking = false,
  venues,
  hasRooms = false,
}: JoinScreenProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.screen} data-testid="join-screen">
      <header className={styles.head}>
        <IconLink href={backHref} icon={caretLeft} label={t`Back`} look="soft" />
        <div className={styles.tools}>{tools}</div>
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            {hasRooms ? <Trans>Scan the code of your table or room</Trans> : <Trans>Scan your table’s code</Trans>}
          </h1>
          <p className={styles.lead}>
            {hasRooms ? (
              <Trans>Hold the camera over the code on the table or in the room. Nothing is recorded.</Trans>
            ) : (
              <Trans>Hold the camera over the code on the table. Nothing is recorded.</Trans>
            )}
          </p>
        </div>
        <CameraView {...camera} />
        <div className={styles.typed}>
          {venues ? <VenueOfCode venues={venues} /> : <TypedCode {...typed} hasRooms={hasRooms} />}
          {isLooking && <LoadingPart />}
        </div>
      </main>
    </div>
  );
};
