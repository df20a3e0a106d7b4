import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { ButtonLink } from '#ui/form/button.tsx';
import styles from './join-screen.module.css';

/** The question which of several venues a table's code belongs to. */
export const VenueOfCode = ({
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
