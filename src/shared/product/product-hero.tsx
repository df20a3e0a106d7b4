import { useLingui } from '@lingui/react/macro';
import type { Background, Product } from '#domain/menu/menu.ts';
import { IconButton, IconLink } from '#ui/form/icon-button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretLeft, expand, qrCode, share } from '#ui/look/icons-later.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './product-hero.module.css';

export interface ProductHeroProps {
  readonly product: Product;
  readonly cloth: Background | undefined;
  readonly soldOut: boolean;
  readonly backHref: string;
  readonly onBack: (() => void) | undefined;
  /** Opens the full-screen viewer; without it, or without a picture, the picture is not a button. */
  readonly onOpenPicture: (() => void) | undefined;
  readonly onShare: (() => void) | undefined;
  /** The share button shows a QR code. */
  readonly sharesByCode: boolean;
}

/** A dish's picture, which opens the viewer, with back and share buttons. [S2.41] */
export const ProductHero = (props: ProductHeroProps) => {
  const { product, onOpenPicture, onShare } = props;
  const { t } = useLingui();
  const count = product.images.length;
  const picture = (
    <Picture
      picture={product.images[0]}
      name={product.name}
      cloth={props.cloth}
      sizes="(min-width: 1000px) 720px, 100vw"
      eager
      soldOut={props.soldOut}
      className={styles.picture}
    />
  );
  return (
    <div className={styles.hero}>
      {onOpenPicture && count > 0 ? (
        <button
          type="button"
          className={styles.photo}
          aria-label={t`Show the picture large`}
          aria-haspopup="dialog"
          onClick={onOpenPicture}
        >
          {picture}
          <span className={classNames(styles.expand, count > 1 && styles.several)} aria-hidden="true">
            <Icon path={expand} />
            {count > 1 && <span className={styles.count}>{count}</span>}
          </span>
        </button>
      ) : (
        picture
      )}
      <div className={styles.floating}>
        <IconLink
          href={props.backHref}
          icon={caretLeft}
          label={t`Back`}
          look="floating"
          onClick={(event) => {
            if (!props.onBack || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            props.onBack();
          }}
        />
        {onShare && (
          <IconButton
            icon={props.sharesByCode ? qrCode : share}
            label={t`Share this dish`}
            look="floating"
            data-testid="share"
            onClick={onShare}
          />
        )}
      </div>
    </div>
  );
};
