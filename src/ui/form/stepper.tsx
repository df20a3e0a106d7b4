import { useLingui } from '@lingui/react/macro';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { minus, plus } from '../look/icons.ts';
import { trash } from '../look/icons-later.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  /** Name of the counted item, for the buttons' accessible names. */
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Removes the item; when omitted, the button stops at `min`. */
  readonly onRemove?: (() => void) | undefined;
  readonly large?: boolean;
}

/** Stays focusable when off: a disabled button would lose the keyboard's focus at the last press. */
const Step = ({
  label,
  icon,
  isOff,
  onPress,
}: {
  readonly label: string;
  readonly icon: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={isOff}
    onClick={() => isOff || onPress()}
  >
    <Icon path={icon} />
  </button>
);

/** A quantity between two buttons. The minus becomes a bin when the next press removes the item. */
export const Stepper = ({ name, value, min, max, onChange, onRemove, large = false }: StepperProps) => {
  const { t } = useLingui();
  const removes = onRemove !== undefined && value <= Math.max(min, 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in all browsers.
    <div role="group" aria-label={t`How many: ${name}`} className={classNames(styles.stepper, large && styles.large)}>
      <Step
        label={removes ? t`Remove ${name}` : t`One fewer: ${name}`}
        icon={removes ? trash : minus}
        isOff={!removes && value <= min}
        onPress={() => (removes ? onRemove() : onChange(value - 1))}
      />
      <output className={styles.value}>{value}</output>
      <Step label={t`One more: ${name}`} icon={plus} isOff={value >= max} onPress={() => onChange(value + 1)} />
    </div>
  );
};
