import { useLingui } from '@lingui/react/macro';
import { ToolLink } from '#shared/frame/tool.tsx';
import { search } from '#ui/look/icons.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';

/** The link to the search in the menu. */
export const SearchTool = ({
  device,
  href,
  current,
}: {
  readonly device: DeviceKind;
  readonly href: string;
  readonly current: boolean;
}) => {
  const { t } = useLingui();
  return (
    <ToolLink device={device} icon={search} label={t`Search`} href={href} current={current} testId="search-tool" />
  );
};
