import { useLingui } from '@lingui/react/macro';
import type { Background, Product } from '#domain/menu/menu.ts';
import { useCardPresses } from '#guest/product-card/product-card-presses.ts';
import { classNames } from '#ui/look/class-names.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './info-banners.module.css';

export interface InfoView {
  readonly product: Pick<Product, 'id' | 'name' | 'description' | 'textLanguage' | 'images'>;
  readonly cloth: Background | undefined;
}

const Banner = ({ product, cloth }: InfoView) => {
  const { t } = useLingui();
  const presses = useCardPresses();
  const [first] = product.images;
  const picture = first && (
    <Picture
      picture={first}
      name={product.name}
      cloth={cloth}
      sizes="(min-width: 1000px) 480px, 100vw"
      className={styles.picture}
    />
  );
  return (
    <li className={classNames(styles.banner, !first && styles.words)} data-testid="info-banner">
      {presses && picture ? (
        <button
          type="button"
          className={styles.photo}
          aria-label={t`Show the picture large: ${product.name}`}
          aria-haspopup="dialog"
          onClick={() => presses.onPicture(product.id)}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className={styles.text} lang={product.textLanguage}>
        <h2 className={styles.name}>{product.name}</h2>
        {product.description && <p className={styles.description}>{product.description}</p>}
      </div>
    </li>
  );
};

/** Banners of an info category: alternating pictures and texts, without ordering. [S2.36] */
export const InfoBanners = ({ items }: { readonly items: readonly InfoView[] }) => (
  <ul className={styles.banners}>
    {items.map((item) => (
      <Banner key={item.product.id} {...item} />
    ))}
  </ul>
);
