import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { classNames } from '../look/class-names.ts';
import styles from './tag.module.css';

/** A short label on a picture or beside a name: the venue's label of the dish, or "sold out". */
export const Tag = ({
  look = 'plain',
  lang,
  children,
}: {
  readonly look?: 'plain' | 'ink' | 'soft';
  readonly lang?: Language | undefined;
  readonly children: ReactNode;
}) => (
  <span lang={lang} className={classNames(styles.tag, styles[look])}>
    {children}
  </span>
);
