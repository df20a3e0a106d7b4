import { useLingui } from '@lingui/react/macro';
import type { Device } from '#ui/device.ts';
import { search } from '#ui/look/icons.ts';
import { ToolLink } from './tool.tsx';

/** To the search in the menu. */
export const SearchTool = ({
  device,
  href,
  current,
}: {
  readonly device: Device;
  readonly href: string;
  readonly current: boolean;
}) => {
  const { t } = useLingui();
  return (
    <ToolLink device={device} icon={search} label={t`Search`} href={href} current={current} testId="search-tool" />
  );
};
