import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useMemo } from 'react';
import type { ProductId } from '#domain/ids.ts';
import type { Category } from '#domain/menu/menu.ts';
import { ProductCard, type ProductCardView } from '#guest/product-card/product-card.tsx';
import { entranceStyle } from '#guest/product-card/product-card-entrance.ts';
import { Link } from '#ui/layout/link.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import type { SubcategoryLink } from '#ui/view/category-link.ts';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { Price } from '#ui/words/price.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { CategoryRows } from './category-rows.tsx';
import styles from './category-screen.module.css';
import { CategoryCards, CategoryTiles } from './category-tiles.tsx';
import { FIRST, useGrowingList } from './use-growing-list.tsx';

export interface CategoryScreenProps {
  readonly category: Pick<Category, 'id' | 'name' | 'description' | 'textLanguage'> &
    Partial<Pick<Category, 'type' | 'image' | 'cloth'>>;
  readonly device: DeviceKind;
  readonly theme: 1 | 2 | 3;
  /** Subcategories; may be empty. */
  readonly subcategories: readonly SubcategoryLink[];
  /** 1: tiles; 3: cards; any other value: rows. [S2.27] */
  readonly design?: number;
  /** The venue wants more items per row. [S2.27, S2.32] */
  readonly multiple?: boolean;
  readonly products: readonly ProductCardView[];
  /** Quantity of each dish in the order. */
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Adds a dish. Must be stable, so that only changed cards re-render. When omitted, the cards use their own handlers. */
  readonly onAdd?: ((productId: ProductId) => void) | undefined;
  /** Note below a dish's name; the same element while its text is unchanged. */
  readonly noteOf?: ((productId: ProductId) => ReactNode) | undefined;
  /** Animates the cards in one after the other; only on the first visit of this session. */
  readonly entering?: boolean;
  /** True for the open page, false for a neighbour kept beside it. */
  readonly isOpen?: boolean;
  /** Opens a picture category's picture in full screen. */
  readonly onOpenImage?: (() => void) | undefined;
  /** Content between the title and the dishes, such as the "closed" notice or a promotion. */
  readonly above?: ReactNode;
  /** Content after the dishes: promotions, the venue's footer. */
  readonly below?: ReactNode;
  /** `below` includes a footer, whose space is reserved until it is loaded. */
  readonly hasFooter?: boolean;
  /** The category has content in `above`, so it is not called empty. */
  readonly hasOtherContent?: boolean;
}

/** `sizes` attribute of a card's picture. */
const sizesOf = (device: DeviceKind, theme: 1 | 2 | 3): string => {
  if (theme === 1) return device === 'kiosk' ? '142px' : '84px';
  if (device === 'kiosk') return '400px';
  if (device === 'phone') return theme === 2 ? '(min-width: 600px) 33vw, 50vw' : '(min-width: 700px) 50vw, 100vw';
  return theme === 2 ? '180px' : '(min-width: 1920px) 20vw, 360px';
};

const SUBCATEGORIES: Readonly<Record<number, typeof CategoryRows>> = { 1: CategoryTiles, 3: CategoryCards };

const Announced = ({ name }: { readonly name: string }) => {
  useAnnouncedPage(name);
  return null;
};

/** Picture of a picture category; a press enlarges it. [S2.24] */
const CategoryImage = ({ category, onOpenImage }: Pick<CategoryScreenProps, 'category' | 'onOpenImage'>) => {
  const { t } = useLingui();
  const picture = (
    <Picture
      picture={category.image}
      name={category.name}
      cloth={category.cloth}
      sizes="(min-width: 1000px) 720px, 100vw"
      eager
      className={styles.image}
    />
  );
  if (!onOpenImage) return picture;
  return (
    <button
      type="button"
      className={styles.imageButton}
      aria-haspopup="dialog"
      aria-label={t`Show the picture large: ${category.name}`}
      data-testid="category-image"
      onClick={onOpenImage}
    >
      {picture}
    </button>
  );
};

/** Name and price of dishes that the server renders no cards for. */
const UnbuiltDishes = ({ products }: Pick<CategoryScreenProps, 'products'>) => (
  <ul>
    {products.slice(FIRST).map(({ product, href, price }) => (
      <li key={product.id} lang={product.textLanguage}>
        <Link href={href}>{product.name}</Link> <Price amount={price.amount} old={price.old} from={price.from} />
      </li>
    ))}
  </ul>
);

/** A category's page: title, subcategories in one of three designs, dishes as cards. */
export const CategoryScreen = (props: CategoryScreenProps) => {
  const { category, device, theme, products, quantities, subcategories, multiple = false, isOpen = true } = props;
  const title = useId();
  const { shown, tail } = useGrowingList(products.length, category.id, isOpen, <UnbuiltDishes products={products} />);
  const visible = useMemo(() => products.slice(0, shown), [products, shown]);
  const sizes = sizesOf(device, theme);
  const Subcategories = SUBCATEGORIES[props.design ?? 0] ?? CategoryRows;
  return (
    <div className={styles.page}>
      <section className={styles.category} aria-labelledby={title} data-testid={isOpen ? 'category' : undefined}>
        {isOpen && <Announced name={category.name} />}
        <header className={styles.head} lang={category.textLanguage}>
          <h1 id={title} className={styles.title}>
            {category.name}
          </h1>
          {theme === 1 && <StitchBorder className={styles.border} />}
          {category.description && <p className={styles.description}>{category.description}</p>}
        </header>
        {props.above}
        {category.type === 'image' && category.image && (
          <CategoryImage category={category} onOpenImage={props.onOpenImage} />
        )}
        {subcategories.length > 0 && <Subcategories categories={subcategories} wide={multiple} />}
        {products.length > 0 && (
          <ul className={styles.cards} data-multiple={multiple} data-entering={props.entering ?? false}>
            {visible.map((view, index) => (
              <li key={view.product.id} className={styles.cell} style={entranceStyle(index)}>
                <ProductCard
                  view={view}
                  quantity={quantities.get(view.product.id) ?? 0}
                  onAdd={props.onAdd}
                  index={index}
                  sizes={sizes}
                  note={props.noteOf?.(view.product.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {tail}
        {products.length === 0 && subcategories.length === 0 && !props.hasOtherContent && category.type !== 'image' && (
          <p className={styles.empty}>
            <Trans>Nothing here at the moment. Have a look at the other categories.</Trans>
          </p>
        )}
        {props.below && shown === products.length && (
          <div className={props.hasFooter ? styles.foot : undefined}>{props.below}</div>
        )}
      </section>
    </div>
  );
};
