import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { Said } from '#domain/language/translated.ts';
import { WordsPage, WordsPart } from '#ui/words/words-page.tsx';
import styles from './legal-links.module.css';
import { LEGAL_TEXTS, type LegalText, LegalTitle } from './legal-links.tsx';
import { type PagesState, VenueText } from './venue-text.tsx';

export interface TermsScreenProps {
  readonly state: PagesState;
  readonly texts: Readonly<Record<LegalText, Said>>;
  /** Anchor in the address: "privacy" of "#privacy". */
  readonly part: string;
}

/** The venue's terms, privacy and refunds, each with its own anchor. [S2.16] */
export const TermsScreen = ({ state, texts, part }: TermsScreenProps) => {
  const { t } = useLingui();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part moves as the texts above it come.
  useEffect(() => {
    if (LEGAL_TEXTS.some((text) => text === part)) document.getElementById(part)?.scrollIntoView?.();
  }, [part, state]);
  return (
    <WordsPage testId="terms-screen" title={t`Terms, privacy, refunds`}>
      <nav aria-label={t`On this page`}>
        <ul className={styles.links}>
          {LEGAL_TEXTS.map((text) => (
            <li key={text}>
              <a href={`#${text}`} className={styles.anchor}>
                <LegalTitle text={text} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {LEGAL_TEXTS.map((text) => (
        <WordsPart key={text} id={text} chapter heading={<LegalTitle text={text} />}>
          <VenueText state={state} text={texts[text]} />
        </WordsPart>
      ))}
    </WordsPage>
  );
};
