import { useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import { Link } from '#ui/layout/link.tsx';
import styles from './kitchen-head.module.css';

export interface StationLink {
  readonly id: string;
  /** In the venue's language. */
  readonly name: string;
  readonly href: string;
  readonly isOpen: boolean;
}

/** Links to the stations' boards, for a person who is no screen of a station. */
export const StationLinks = ({
  stations,
  language,
}: {
  readonly stations: readonly StationLink[];
  readonly language: Language;
}) => {
  const { t } = useLingui();
  return (
    <nav className={styles.stations} aria-label={t`Stations`}>
      {stations.map(({ id, name, href, isOpen }) => (
        <Link key={id} href={href} className={styles.station} aria-current={isOpen ? 'page' : undefined}>
          <span lang={language}>{name}</span>
        </Link>
      ))}
    </nav>
  );
};
