import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import { EarlyBar } from '#guest/layout/early-bar.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';

/**
 * Templates of a page for answering presses before the app is there. They lie beside #root, so that the app finds its own
 * page as it was drawn. `hasBar`: on a phone the bar lies over the page. Beside a panel, or on a wall, the dish's own count
 * says it.
 */
export const EarlyTemplates = ({ hasBar }: { readonly hasBar: boolean }) => (
  <>
    {hasBar && (
      <template id={EARLY_TEMPLATES.bar}>
        <EarlyBar />
      </template>
    )}
    <template id={EARLY_TEMPLATES.wait}>
      <LoadingPart over />
    </template>
  </>
);
