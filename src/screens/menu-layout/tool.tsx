import type { Language } from '#domain/language.ts';
import { classNames } from '#ui/class-names.ts';
import type { Device } from '#ui/device.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './tool.module.css';

export interface ToolProps {
  readonly device: Device;
  /** Absent: the short word alone, as with the language. */
  readonly icon?: string;
  /** Its whole name. */
  readonly label: string;
  /** On a phone instead of an icon: "БГ". */
  readonly short?: string;
  readonly lang?: Language | undefined;
  readonly onPress: () => void;
}

/** One of the tools beside the menu: round on a phone, a row of the rail on a tablet, a pill on a kiosk. */
export const Tool = ({ device, icon, label, short, lang, onPress }: ToolProps) => (
  <button type="button" className={classNames(styles.tool, styles[device])} lang={lang} onClick={onPress}>
    {device === 'phone' && short !== undefined ? <span>{short} </span> : icon !== undefined && <Icon path={icon} />}
    {device === 'phone' ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
  </button>
);
