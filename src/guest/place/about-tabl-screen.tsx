import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#ui/layout/link.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { WordsPage, WordsPart } from '#ui/words/words-page.tsx';
import styles from './about-tabl-screen.module.css';
import { FONTS_AND_ICONS, PACKAGES } from './packages.ts';

export interface AboutTablScreenProps {
  /** The version of the shown build. */
  readonly version: string;
  /** False on plain http, or in a browser that stores no data. */
  readonly worksOffline: boolean;
  /** Address of the venue's privacy page. */
  readonly privacyHref: string;
}

/** Page about this app for guests: description, stored data, packages used. [S2.11] */
export const AboutTablScreen = ({ version, worksOffline, privacyHref }: AboutTablScreenProps) => {
  const { t } = useLingui();
  return (
    <WordsPage
      testId="about-tabl-screen"
      title={t`About this app`}
      lead={<Trans>Tabl is the venue’s menu and your order, on the device in your hand.</Trans>}
    >
      <StitchBorder className={styles.border} />
      <WordsPart id="offline" heading={<Trans>Without a network</Trans>}>
        {worksOffline ? (
          <p>
            <Trans>
              What you have opened once opens again without a network. An order that you send then is kept on this
              device and goes to the kitchen by itself as soon as there is a connection, once and never twice. You
              always see where it stands.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans>
              This app needs a connection here: the browser stores nothing for it. Please keep the page open until the
              kitchen has your order.
            </Trans>
          </p>
        )}
      </WordsPart>
      <WordsPart id="kept" heading={<Trans>What is kept on this device</Trans>}>
        <ul className={styles.list}>
          <li>
            <Trans>the menus and pictures of the venues that you opened here;</Trans>
          </li>
          <li>
            <Trans>your language and the other choices that you made;</Trans>
          </li>
          <li>
            <Trans>
              what you have chosen and ordered, and your seat at the table for some hours; on your own device also your
              name, phone and addresses, for the next order, and your sign-in.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>Clearing this site’s data in the browser removes all of it.</Trans>
        </p>
      </WordsPart>
      <WordsPart id="privacy" heading={<Trans>Privacy</Trans>}>
        <p>
          <Trans>
            No advertising, no trackers, no account needed to order. The venue gets what you send it: the order, where
            it goes and your comments. A camera picture never leaves the device.
          </Trans>
        </p>
        <p>
          <Link href={privacyHref} className={styles.link}>
            <Trans>What the venue says about privacy</Trans>
          </Link>
        </p>
      </WordsPart>
      <WordsPart id="made-of" heading={<Trans>What it is made of</Trans>}>
        <p>
          <Trans>Version</Trans> <span className={styles.version}>{version}</span>
        </p>
        <ul className={styles.list}>
          {FONTS_AND_ICONS.map(({ name, licence }) => (
            <li key={name} lang="en">
              {name}, {licence}
            </li>
          ))}
        </ul>
        <details data-testid="packages">
          <summary className={styles.summary}>
            <Trans>Open-source packages and their licences</Trans>
          </summary>
          <dl lang="en">
            {PACKAGES.map(({ licence, names }) => (
              <div key={licence} className={styles.group}>
                <dt>{licence}</dt>
                <dd>{names.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      </WordsPart>
    </WordsPage>
  );
};
