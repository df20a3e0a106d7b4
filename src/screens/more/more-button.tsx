import { useLingui } from '@lingui/react/macro';
import type { Device } from '#ui/device.ts';
import { dots } from '#ui/look/icons.ts';
import { Tool } from '../menu-layout/tool.tsx';

/** Opens all that is not the menu. */
export const MoreButton = ({
  device,
  expanded,
  onPress,
}: {
  readonly device: Device;
  readonly expanded: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}) => {
  const { t } = useLingui();
  return <Tool device={device} icon={dots} label={t`More`} expanded={expanded} testId="more" onPress={onPress} />;
};
