import { EARLY_TEMPLATES } from '#domain/cart/early-templates.ts';
import { EarlyBar } from '#guest/layout/early-bar.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';

/**
 * Templates for answering presses before the app is loaded. They stand beside #root, so that hydration finds the page as
 * drawn. `hasBar`: a phone shows the order bar; other layouts show the dish's own count.
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
