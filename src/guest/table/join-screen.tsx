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

/** The question which of several venues a table's code belongs to. */
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
  /** The language button, and the word about the network. */
  readonly tools?: ReactNode;
  readonly camera: CameraViewProps;
  readonly typed: TypedCodeProps;
  /** A code waits to learn which venues there are. */
  readonly isLooking?: boolean;
  /** The venues to choose from, after a code that does not name its venue. */
  readonly venues: readonly { readonly name: string; readonly language: Language; readonly href: string }[] | undefined;
}

/** The way to a table for a guest who did not come by its code: scan it here, or type it. [S2.03] */
export const JoinScreen = ({ backHref, tools, camera, typed, isLooking = false, venues }: JoinScreenProps) => {
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
            <Trans>Scan your table’s code</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>Hold the camera over the code on the table. Nothing is recorded.</Trans>
          </p>
        </div>
        <CameraView {...camera} />
        <div className={styles.typed}>
          {venues ? <VenueOfCode venues={venues} /> : <TypedCode {...typed} />}
          {isLooking && <LoadingPart />}
        </div>
      </main>
    </div>
  );
};
