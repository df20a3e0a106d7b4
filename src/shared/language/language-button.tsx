import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, type Language } from '#domain/language/language.ts';
import { Tool } from '#shared/frame/tool.tsx';
import { globe } from '#ui/look/icons.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/** The current language; a press opens the choice of another. */
export const LanguageButton = ({
  device,
  language,
  expanded,
  onPress,
}: {
  readonly device: DeviceKind;
  readonly language: Language;
  /** The choice of languages is open. */
  readonly expanded: boolean;
  readonly onPress: () => void;
}) => {
  const { t } = useLingui();
  const name = LANGUAGE_NAMES[language];
  return (
    <Tool
      device={device}
      icon={globe}
      label={device === 'phone' ? t`Language: ${name}` : name}
      // Two Latin letters, which every guest can read.
      short={language.slice(0, 2).toUpperCase()}
      expanded={expanded}
      onPress={onPress}
    />
  );
};
