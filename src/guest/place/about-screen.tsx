import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { WordsPage, WordsPart } from '#ui/words/words-page.tsx';
import styles from './about-screen.module.css';
import { LegalLinks, type LegalText } from './legal-links.tsx';
import { VenueContact, type VenueContactProps } from './venue-contact.tsx';
import { VenueHours, type VenueHoursProps } from './venue-hours.tsx';
import { type PagesState, VenueText } from './venue-text.tsx';

export interface AboutScreenProps {
  readonly name: Said;
  readonly description: Said;
  readonly picture: VenuePicture | undefined;
  readonly state: PagesState;
  readonly about: Said;
  readonly contact: VenueContactProps;
  readonly hours: VenueHoursProps | undefined;
  /** Languages of the venue's own texts. */
  readonly languages: readonly Language[];
  /** Address of the gallery; `undefined` when the venue has no pictures. */
  readonly galleryHref: string | undefined;
  /** Note on which parties receive data from the map; empty when none does. */
  readonly privacy?: ReactNode;
  readonly onLegal: (text: LegalText) => void;
}

/** Page about the venue: address, hours, contacts and story. [S2.12] */
export const AboutScreen = (props: AboutScreenProps) => {
  const { name, description, picture, galleryHref } = props;
  return (
    <WordsPage
      testId="about-screen"
      title={name.text}
      titleLanguage={name.language}
      lead={description.text && <span lang={description.language}>{description.text}</span>}
      above={
        picture && (
          <Picture
            picture={picture}
            name={name.text}
            cloth={undefined}
            sizes="(min-width: 1000px) 700px, 100vw"
            eager
            className={styles.picture}
          />
        )
      }
    >
      <div className={styles.facts}>
        <VenueContact {...props.contact} />
        {props.hours && <VenueHours {...props.hours} />}
      </div>
      <WordsPart id="story" heading={<Trans>Our story</Trans>}>
        <VenueText state={props.state} text={props.about} />
        {galleryHref && (
          <div className={styles.gallery}>
            <ButtonLink href={galleryHref} look="secondary">
              <Trans>See the pictures</Trans>
            </ButtonLink>
          </div>
        )}
      </WordsPart>
      <WordsPart id="good-to-know" heading={<Trans>Good to know</Trans>}>
        <ul className={styles.notes}>
          <li>
            <Trans>
              You will find a dish’s allergens on its page. If you have an allergy, please tell us before you order.
            </Trans>
          </li>
          <li>
            <Trans>The menu is written in:</Trans>{' '}
            {props.languages.map((language, at) => (
              <span key={language}>
                {at > 0 && ', '}
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
              </span>
            ))}
          </li>
          {props.privacy}
        </ul>
        <LegalLinks onOpen={props.onLegal} />
      </WordsPart>
    </WordsPage>
  );
};
