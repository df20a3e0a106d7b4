import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BackLink } from '#staff/frame/back-link.tsx';
import manage from '#staff/frame/manage.module.css';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import styles from './arrange-screen.module.css';

export interface ArrangeScreenProps {
  readonly list: 'dishes' | 'categories';
  /** Category whose dishes are being sorted. */
  readonly name: string | undefined;
  readonly backHref: string;
  readonly notices: ReactNode;
  readonly lists: ReactNode;
  /** The publishing bar at the bottom. */
  readonly bar: ReactNode;
}

/** Screen for sorting the dishes of a category, or the categories. */
export const ArrangeScreen = ({ list, name, backHref, notices, lists, bar }: ArrangeScreenProps) => {
  const { t } = useLingui();
  const title = list === 'dishes' ? (name ?? t`Sort dishes`) : t`Sort categories`;
  useAnnouncedPage(title);
  return (
    <section className={manage.page} aria-labelledby="page-title" data-testid="arrange">
      <BackLink href={backHref}>
        <Trans>All dishes</Trans>
      </BackLink>
      <h1 className={manage.title} id="page-title">
        {title}
      </h1>
      <p className={manage.note}>
        <Trans>Drag by the dots, or use the buttons. Guests see it once you publish.</Trans>
      </p>
      {notices}
      {lists}
      <div className={styles.bar}>{bar}</div>
    </section>
  );
};

/** The subcategories of one category. */
export const SortedGroup = ({
  name,
  children,
}: {
  readonly name: string | undefined;
  readonly children: ReactNode;
}) => (
  <div>
    {name !== undefined && <h2 className={styles.group}>{name}</h2>}
    {children}
  </div>
);
