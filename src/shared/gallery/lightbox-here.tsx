import type { ComponentProps } from 'react';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { Lightbox } from '#ui/picture/lightbox.tsx';

/** Pictures in full screen, once their texts are loaded. Includes its package: load it with React.lazy. */
export const LightboxHere = (lightbox: ComponentProps<typeof Lightbox>) =>
  useServiceCatalog() ? <Lightbox {...lightbox} /> : <LoadingPart over />;
