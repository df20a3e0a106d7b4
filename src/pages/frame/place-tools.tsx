import { SearchTool } from '#screens/menu-layout/search-tool.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { DietTool } from '../diet/diet-tool.tsx';
import { LanguageTool } from '../language/language-tool.tsx';
import { MoreTool } from './more-tool.tsx';
import { useWhere } from './where.ts';

/** The tools at the head of every page of a place, in their order. */
export const PlaceTools = ({ device }: { readonly device: DeviceKind }) => {
  const { place } = useMenu();
  const { page } = useWhere();
  return (
    <>
      <SearchTool device={device} href={`/${place.slug}/search`} current={page === 'search'} />
      <DietTool device={device} />
      <LanguageTool device={device} place={place} />
      <MoreTool device={device} />
    </>
  );
};
