import { useLingui } from '@lingui/react/macro';
import { Tool } from '#shared/frame/tool.tsx';
import { dots } from '#ui/look/icons.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/** Button that opens everything beside the menu. */
export const MoreButton = ({
  device,
  expanded,
  onPress,
}: {
  readonly device: DeviceKind;
  readonly expanded: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}) => {
  const { t } = useLingui();
  // A kiosk's tools stand in one row, where three dots need no label.
  const look = device === 'kiosk' ? 'phone' : device;
  return <Tool device={look} icon={dots} label={t`More`} expanded={expanded} testId="more" onPress={onPress} />;
};
