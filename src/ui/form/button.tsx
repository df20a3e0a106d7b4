import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../layout/link.tsx';
import { classNames } from '../look/class-names.ts';
import styles from './button.module.css';

type ButtonLook = 'primary' | 'ink' | 'secondary' | 'quiet';

interface Looks {
  /**
   * `primary`: the venue's accent, one per screen; `ink`: the next step without payment; `secondary`: an outline; `quiet`: a
   * soft fill.
   */
  readonly look?: ButtonLook;
  readonly icon?: ReactNode;
  /** Amount at the right end. */
  readonly sum?: string | undefined;
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly small?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  readonly ref?: Ref<HTMLButtonElement>;
}

const Inside = ({ icon, sum, children }: Pick<Looks, 'icon' | 'sum'> & { readonly children: ReactNode }) => (
  <>
    {icon}
    <span className={styles.words}>{children}</span>
    {sum !== undefined && <span className={styles.sum}>{sum}</span>}
  </>
);

const looks = ({ look = 'secondary', sum, wide, small }: Looks, className: string | undefined) =>
  classNames(
    styles.button,
    styles[look],
    sum !== undefined && styles.withSum,
    wide && styles.wide,
    small && styles.small,
    className,
  );

/** A button with its action as label, and the amount at its right end. */
export const Button = ({ look, icon, sum, wide, small, className, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={looks({ ...(look && { look }), sum, wide: wide ?? false, small: small ?? false }, className)}
  >
    <Inside icon={icon} sum={sum}>
      {children}
    </Inside>
  </button>
);

/** A link that looks like a button. */
export const ButtonLink = ({ look, icon, sum, wide, small, className, children, ...rest }: LinkProps & Looks) => (
  <Link
    {...rest}
    className={looks({ ...(look && { look }), sum, wide: wide ?? false, small: small ?? false }, className)}
  >
    <Inside icon={icon} sum={sum}>
      {children}
    </Inside>
  </Link>
);
