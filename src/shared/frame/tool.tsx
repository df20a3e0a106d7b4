import type { Language } from '#domain/language/language.ts';
import { Link } from '#ui/layout/link.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './tool.module.css';

export interface ToolProps {
  readonly device: DeviceKind;
  readonly icon: string;
  /** The tool's full name. */
  readonly label: string;
  /** Text below the icon on a phone: "BG". */
  readonly short?: string;
  /** Shows the name below the icon on a phone too, when the icon alone would not be understood. */
  readonly worded?: boolean;
  readonly lang?: Language | undefined;
  readonly testId?: string;
  /** Number in the tool's corner and what it counts. */
  readonly count?: number;
  readonly countLabel?: string;
}

/** A tool that opens something on this page. `expanded`: it is open. */
export interface ToolButtonProps extends ToolProps {
  readonly onPress: (button: HTMLButtonElement) => void;
  readonly expanded?: boolean;
}

/** A tool beside the menu: round on a phone, a row of the rail on a tablet, a pill on a kiosk. */
export const Tool = ({ onPress, expanded, testId, lang, ...face }: ToolButtonProps) => (
  <button
    type="button"
    className={classNames(styles.tool, styles[face.device])}
    lang={lang}
    data-testid={testId}
    aria-haspopup={expanded === undefined ? undefined : 'dialog'}
    aria-expanded={expanded}
    onClick={(event) => onPress(event.currentTarget)}
  >
    <Face {...face} />
  </button>
);

/** A tool that links to its own page. */
export const ToolLink = ({ href, current, testId, lang, ...face }: ToolProps & { href: string; current: boolean }) => (
  <Link
    href={href}
    className={classNames(styles.tool, styles[face.device])}
    lang={lang}
    data-testid={testId}
    aria-current={current ? 'page' : undefined}
  >
    <Face {...face} />
  </Link>
);

const Face = ({ device, icon, label, short, worded, count = 0, countLabel }: Omit<ToolProps, 'lang' | 'testId'>) => (
  <>
    <Icon path={icon} />
    {device === 'phone' && short !== undefined && <span className={styles.label}>{short} </span>}
    {device === 'phone' && !worded ? (
      <VisuallyHidden>{label}</VisuallyHidden>
    ) : (
      <span className={styles.label}>{label}</span>
    )}
    {count > 0 && (
      <>
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        <VisuallyHidden>, {countLabel}</VisuallyHidden>
      </>
    )}
  </>
);
