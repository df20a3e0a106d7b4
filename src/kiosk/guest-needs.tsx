import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestNeed, GuestNeeds } from '#domain/kiosk/guest-needs.ts';
import { CheckRow } from '#ui/form/check-row.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import styles from './guest-needs.module.css';
import { armsSpread, circleHalf, speaker, textAa, wheelchair } from './kiosk-icons.ts';
import pills from './pills.module.css';

const needIcon: Readonly<Record<GuestNeed | 'all', string>> = {
  lower: wheelchair,
  larger: textAa,
  contrast: circleHalf,
  aloud: speaker,
  all: armsSpread,
};

/** Name of an accessibility setting. */
const NeedText = ({ need }: { readonly need: GuestNeed }) => {
  switch (need) {
    case 'lower':
      return <Trans>Lower the controls</Trans>;
    case 'larger':
      return <Trans>Larger text</Trans>;
    case 'contrast':
      return <Trans>Higher contrast</Trans>;
    case 'aloud':
      return <Trans>Read aloud what I touch</Trans>;
  }
};

export interface NeedsProps {
  readonly needs: GuestNeeds;
  readonly offered: GuestNeeds;
  readonly onToggle: (need: GuestNeed) => void;
}

/** Accessibility settings on the idle screen, available first. */
export const NeedPills = ({ needs, offered, onToggle }: NeedsProps) => {
  const { t } = useLingui();
  return (
    <fieldset className={pills.pills} aria-label={t`Easier to use`}>
      {offered.map((need) => (
        <button
          key={need}
          type="button"
          className={classNames(pills.pill, styles.need)}
          aria-pressed={needs.includes(need)}
          onClick={() => onToggle(need)}
          data-testid={`need-${need}`}
        >
          <Icon path={needIcon[need]} size="1.25rem" />
          <span>
            <NeedText need={need} />
          </span>
        </button>
      ))}
    </fieldset>
  );
};

/** Button for the settings on every guest page. */
export const NeedsButton = ({ onPress }: { readonly onPress: () => void }) => {
  const { t } = useLingui();
  return (
    <IconButton
      icon={needIcon.all}
      label={t`Easier to use`}
      look="floating"
      onClick={onPress}
      data-testid="guest-needs"
    />
  );
};

/** Sheet of settings that make the device easier to see, hear and reach, for this guest only. */
export const NeedsSheet = ({ needs, offered, onToggle, onClose }: NeedsProps & { readonly onClose: () => void }) => (
  <Sheet open onClose={onClose} title={<Trans>Easier to use</Trans>}>
    <div className={styles.rows}>
      {offered.map((need) => (
        <CheckRow
          key={need}
          label={<NeedText need={need} />}
          checked={needs.includes(need)}
          onChange={() => onToggle(need)}
          end={<Icon path={needIcon[need]} size="1.5rem" />}
        />
      ))}
    </div>
    <p className={styles.note}>
      <Trans>This is for you alone. For the next guest the screen is as it was.</Trans>
    </p>
  </Sheet>
);
