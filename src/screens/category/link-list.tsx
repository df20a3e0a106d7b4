import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/icon.tsx';
import { caretRight } from '#ui/icons.ts';
import styles from './link-list.module.css';

/** "https://www.openstreetmap.org/…" is read as "openstreetmap.org". */
const hostOf = (link: string): string => {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
};

/** Ways out of the app, each by the name of where it leads. */
export const LinkList = ({ links }: { readonly links: readonly string[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link} className={styles.item}>
        <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer">
          <span>
            <Trans>Open {hostOf(link)}</Trans>
          </span>
          <Icon path={caretRight} />
        </a>
      </li>
    ))}
  </ul>
);
