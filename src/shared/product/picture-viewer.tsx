import type { Product } from '#domain/menu/menu.ts';
import { LightboxHere } from '#shared/gallery/lightbox-here.tsx';

export interface PictureViewerProps {
  readonly product: Pick<Product, 'name' | 'images' | 'textLanguage'>;
  readonly onClose: () => void;
}

/** A dish's pictures in full screen. [S2.37, S2.41, S4.08] Includes its package: load it with React.lazy. */
export const PictureViewer = ({ product, onClose }: PictureViewerProps) => (
  <LightboxHere pictures={product.images} name={product.name} nameLanguage={product.textLanguage} onClose={onClose} />
);
