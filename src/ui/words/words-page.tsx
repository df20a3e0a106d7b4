import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { classNames } from '../look/class-names.ts';
import { useAnnouncedPage } from './use-announced-page.ts';
import styles from './words-page.module.css';

/** A text page without ordering: about, terms, pictures. */
export const WordsPage = ({
  title,
  titleLanguage,
  lead,
  above,
  testId,
  children,
}: {
  readonly title: string;
  readonly titleLanguage?: Language;
  readonly lead?: ReactNode;
  /** A picture above the title. */
  readonly above?: ReactNode;
  readonly testId: string;
  readonly children: ReactNode;
}) => {
  useAnnouncedPage(title);
  return (
    <article className={styles.page} data-testid={testId} aria-labelledby="page-title">
      <header>
        {above}
        <h1 id="page-title" className={styles.title} lang={titleLanguage}>
          <bdi>{title}</bdi>
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </article>
  );
};

/** One section of a text page. `id`: its anchor, such as "#privacy". */
export const WordsPart = ({
  id,
  heading,
  chapter = false,
  children,
}: {
  readonly id: string;
  readonly heading: ReactNode;
  /** The section's text has its own headings. */
  readonly chapter?: boolean;
  readonly children: ReactNode;
}) => (
  <section id={id} className={styles.part} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className={classNames(styles.heading, chapter && styles.chapter)}>
      {heading}
    </h2>
    {children}
  </section>
);
