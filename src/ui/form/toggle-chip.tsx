import { Checkbox } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Icon } from '../look/icon.tsx';
import { check } from '../look/icons-later.ts';
import styles from './toggle-chip.module.css';

/** A toggle as wide as its name. Includes Radix. */
export const ToggleChip = ({
  icon,
  image,
  checked,
  onChange,
  lang,
  testId,
  children,
}: {
  readonly icon?: string | undefined;
  /** The venue's own picture for the choice. */
  readonly image?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly lang?: Language | undefined;
  readonly testId: string;
  readonly children: ReactNode;
}) => (
  <Checkbox.Root
    className={styles.toggle}
    checked={checked}
    onCheckedChange={(next) => onChange(next === true)}
    lang={lang}
    data-testid={testId}
  >
    {checked ? (
      <Icon path={check} size="1.25rem" />
    ) : image ? (
      <img src={image} alt="" width="20" height="20" />
    ) : (
      icon !== undefined && <Icon path={icon} size="1.25rem" />
    )}
    <span className={styles.name}>{children}</span>
  </Checkbox.Root>
);
