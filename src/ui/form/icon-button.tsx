import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from '../layout/link.tsx';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import styles from './icon-button.module.css';

interface Looks {
  /** An icon's path, from icons.ts. */
  readonly icon: string;
  /** The button's accessible name. */
  readonly label: string;
  /** `bare`: on paper; `soft`: on a sunken disc; `floating`: over a picture. */
  readonly look?: 'bare' | 'soft' | 'floating';
}

const looks = (look: Looks['look'], className: string | undefined) =>
  classNames(styles.button, styles[look ?? 'bare'], className);

export const IconButton = ({
  icon,
  label,
  look,
  className,
  ...rest
}: Looks & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'>) => (
  <button type="button" {...rest} aria-label={label} title={label} className={looks(look, className)}>
    <Icon path={icon} />
  </button>
);

export const IconLink = ({ icon, label, look, className, ...rest }: Looks & Omit<LinkProps, 'children'>) => (
  <Link {...rest} aria-label={label} title={label} className={looks(look, className)}>
    <Icon path={icon} />
  </Link>
);
