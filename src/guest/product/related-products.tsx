import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Product } from '#domain/menu/menu.ts';
import { isProductVisible } from '#domain/menu/visibility.ts';
import { isSoldOut } from '#domain/order/verdict.ts';
import { relatedProducts } from '#domain/product/related-products.ts';
import { RouterLink } from '#guest/frame/router-link.tsx';
import { cardView } from '#shared/menu/card-view.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useOrdering } from '#shared/order/ordering-context.tsx';
import { RelatedDishes } from '#shared/product/related-dishes.tsx';
import { useUser } from '#shared/session/use-user.ts';
import { type LinkProps, LinkProvider } from '#ui/layout/link.tsx';
import { useDishNotes } from './dish-notes.tsx';
import { nextDish } from './use-way-back.ts';

/** The related dishes of a dish's page, as far as this guest may see and order them. [S2.46] */
export const RelatedProducts = ({ product }: { readonly product: Product }) => {
  const { index, place, settings, off, left, part } = useMenu();
  const { orderType, shown } = useOrdering();
  const hasUser = useUser() !== undefined;
  // Drawn once for the open page: a dish that goes off moves none of the others.
  const [draw] = useState(() => Math.floor(Math.random() * 2 ** 32));
  const dishes = useMemo(
    () =>
      // A draw from a few dishes would be another one when all are here.
      (part && settings.showLiquidRelated ? drawLater : relatedProducts)(index, product, {
        draw: settings.showLiquidRelated ? draw : undefined,
        isOffered: (one) =>
          one.type !== 'booking' && !isSoldOut(one, off) && isProductVisible(index, one, orderType, settings, hasUser),
      }).map((one) => cardView({ index, settings, place, off, left }, one, shown)),
    [index, product, settings, place, off, left, orderType, shown, hasUser, draw, part],
  );
  const { views, noteOf } = useDishNotes(dishes);
  return (
    <LinkProvider link={DishLink}>
      <RelatedDishes dishes={noteOf ? views.map((one) => ({ ...one, note: noteOf(one.product.id) })) : views} />
    </LinkProvider>
  );
};

const drawLater: typeof relatedProducts = () => [];

/** A link to another dish, whose page then knows how far the menu is. */
const DishLink = (props: LinkProps) => {
  const { history } = useRouter();
  return <RouterLink {...props} onFollow={() => history.push(props.href, nextDish(history.location.state))} />;
};
