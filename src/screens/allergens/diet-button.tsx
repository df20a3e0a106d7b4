import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { carrot } from '#ui/look/icons.ts';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { Tool } from '../menu-layout/tool.tsx';

/** The button of allergies and diet, with the number of things that the guest avoids. */
export const DietButton = ({
  device,
  count,
  onPress,
}: {
  readonly device: DeviceKind;
  readonly count: number;
  readonly onPress: () => void;
}) => {
  const { t } = useLingui();
  // A kiosk has its tools in one row, which needs short names.
  const label = device === 'kiosk' ? t`Allergies` : t`Allergies and diet`;
  return (
    <Tool
      device={device}
      icon={carrot}
      count={count}
      label={label}
      countLabel={t`${plural(count, { one: '# thing is watched for', other: '# things are watched for' })}`}
      testId="diet-tool"
      onPress={onPress}
    />
  );
};
