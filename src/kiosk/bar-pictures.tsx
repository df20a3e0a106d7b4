import { useCart } from '#shared/cart/cart-context.tsx';
import { backgroundOf } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './bar-pictures.module.css';

const MOST_SHOWN = 3;

/** Pictures of the dishes chosen last, the newest first, in a kiosk's bar. */
export const BarPictures = () => {
  const { index } = useMenu();
  const { cart } = useCart();
  return (
    <span className={styles.pictures}>
      {cart.lines
        .slice(-MOST_SHOWN)
        .reverse()
        .map(({ lineId, productId }) => {
          const product = index.productById.get(productId);
          return (
            product && (
              <Picture
                key={lineId}
                picture={product.images[0]}
                name={product.name}
                cloth={backgroundOf(index, product)}
                sizes="96px"
                className={styles.picture}
              />
            )
          );
        })}
    </span>
  );
};
