import { DietTool } from '#guest/diet/diet-tool.tsx';
import { SearchTool } from '#guest/layout/search-tool.tsx';
import { AfterPaint } from '#guest/lazy/lazy-offline.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { MoreTool } from './more-tool.tsx';
import { useWhere } from './where.ts';

/** Tools in the header of every page of a place, in their order. */
export const PlaceTools = ({ device }: { readonly device: DeviceKind }) => {
  const { place } = useMenu();
  const { page } = useWhere();
  return (
    <>
      <AfterPaint>
        <pages.OrderTypeTool device={device} />
      </AfterPaint>
      <SearchTool device={device} href={`/${place.slug}/search`} current={page === 'search'} />
      <DietTool device={device} />
      <LanguageTool device={device} place={place} />
      <MoreTool device={device} />
    </>
  );
};
