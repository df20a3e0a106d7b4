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
  /** The categories under this one; empty where there are none. */
  readonly subcategories: readonly SubcategoryLink[];
  /** 1: tiles; 3: cards; anything else: rows. [S2.27] */
  readonly design?: number;
  /** The venue wants more of everything side by side. [S2.27, S2.32] */
  readonly multiple?: boolean;
  readonly products: readonly ProductCardView[];
  /** The quantity of each dish in the order. */
  readonly quantities: ReadonlyMap<ProductId, number>;
  /** Adds a dish. Keep it the same function, so that cards repaint alone. Without it the cards' own presses answer. */
  readonly onAdd?: ((productId: ProductId) => void) | undefined;
  /** The note under a dish's name; the same element as long as its words stay. */
  readonly noteOf?: ((productId: ProductId) => ReactNode) | undefined;
  /** Cards appear one after the other: on the first visit of this session only. */
  readonly entering?: boolean;
  /** The page is open, not waiting beside the open one. */
  readonly isOpen?: boolean;
  /** Opens a picture category's picture as large as the device. */
  readonly onOpenImage?: (() => void) | undefined;
  /** Between the title and the dishes: the notice that the kitchen is closed, a promotion. */
  readonly above?: ReactNode;
  /** The content after the dishes: promotions, the venue's footer. */
  readonly below?: ReactNode;
  /** `below` has a footer: its room is kept until it is there. */
  readonly hasFooter?: boolean;
  /** The category exists for the content above, so it is not called empty. */
  readonly hasOtherContent?: boolean;
}

/** The painted width of a card's picture, for the choice of a file. */
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

/** The picture of a picture category: large, and larger at a press. [S2.24] */
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

/** The dishes that a server draws no cards for, by name and price. */
const UnbuiltDishes = ({ products }: Pick<CategoryScreenProps, 'products'>) => (
  <ul>
    {products.slice(FIRST).map(({ product, href, price }) => (
      <li key={product.id} lang={product.textLanguage}>
        <Link href={href}>{product.name}</Link> <Price amount={price.amount} old={price.old} from={price.from} />
      </li>
    ))}
  </ul>
);

/** A category's page: its title, its subcategories in one of three designs, its dishes as cards. */
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
