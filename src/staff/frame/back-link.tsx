import type { ReactNode } from 'react';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import styles from './manage.module.css';

/** Link to the parent page, at the top of a console page. */
export const BackLink = ({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <Link href={href} className={classNames(styles.back, className)}>
    <Icon path={caretLeft} />
    {children}
  </Link>
);
