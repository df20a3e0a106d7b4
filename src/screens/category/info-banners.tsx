import type { Cloth, Product } from '#domain/menu.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './info-banners.module.css';

export interface InfoView {
  readonly product: Pick<Product, 'id' | 'name' | 'description' | 'textLanguage' | 'images'>;
  readonly cloth: Cloth | undefined;
}

/** What a venue tells about itself: pictures and words by turns, nothing to order. */
export const InfoBanners = ({ items }: { readonly items: readonly InfoView[] }) => (
  <ul className={styles.banners}>
    {items.map(({ product, cloth }) => (
      <li key={product.id} className={styles.banner} lang={product.textLanguage}>
        <Picture
          picture={product.images[0]}
          name={product.name}
          cloth={cloth}
          sizes="(min-width: 1000px) 400px, 100vw"
          className={styles.picture}
        />
        <div>
          <h2 className={styles.name}>{product.name}</h2>
          <p>{product.description}</p>
        </div>
      </li>
    ))}
  </ul>
);
