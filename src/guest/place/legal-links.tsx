import { Trans } from '@lingui/react/macro';
import styles from './legal-links.module.css';

/** The three texts that the law requires of a venue. [S2.16, S2.57] */
export type LegalText = 'terms' | 'privacy' | 'refund';
export const LEGAL_TEXTS = ['terms', 'privacy', 'refund'] as const;

export const LegalTitle = ({ text }: { readonly text: LegalText }) => {
  switch (text) {
    case 'terms':
      return <Trans>Terms</Trans>;
    case 'privacy':
      return <Trans>Privacy</Trans>;
    case 'refund':
      return <Trans>Refunds</Trans>;
  }
};

/** Links to the legal texts; each opens over the page. */
export const LegalLinks = ({ onOpen }: { readonly onOpen: (text: LegalText) => void }) => (
  <ul className={styles.links}>
    {LEGAL_TEXTS.map((text) => (
      <li key={text}>
        <button
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          data-testid={`open-${text}`}
          onClick={() => onOpen(text)}
        >
          <LegalTitle text={text} />
        </button>
      </li>
    ))}
  </ul>
);
