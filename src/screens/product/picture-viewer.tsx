import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Cloth, Product } from '#domain/menu.ts';
import { FullDialog } from '#ui/full-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { caretLeft, caretRightBold } from '#ui/icons-later.ts';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './picture-viewer.module.css';

export interface PictureViewerProps {
  readonly product: Pick<Product, 'name' | 'images' | 'textLanguage'>;
  readonly cloth: Cloth | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dish's pictures as large as the device. [S2.41] Brings Radix with it: load it with React.lazy. */
export const PictureViewer = ({ product, cloth, open, onClose }: PictureViewerProps) => {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const count = product.images.length;
  const go = (step: number) => setAt((last) => (last + step + count) % count);
  return (
    <FullDialog open={open} onClose={onClose} title={product.name} titleLanguage={product.textLanguage}>
      <Picture
        picture={product.images[at]}
        name={product.name}
        cloth={cloth}
        sizes="100vw"
        alt={product.name}
        eager
        className={styles.picture}
      />
      {count > 1 && (
        <div className={styles.ways}>
          <IconButton icon={caretLeft} label={t`Previous picture`} look="soft" onClick={() => go(-1)} />
          <span role="status">
            <VisuallyHidden>
              <Trans>Picture</Trans>{' '}
            </VisuallyHidden>
            {at + 1} / {count}
          </span>
          <IconButton icon={caretRightBold} label={t`Next picture`} look="soft" onClick={() => go(1)} />
        </div>
      )}
    </FullDialog>
  );
};
