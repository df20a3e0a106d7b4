import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { DishName } from '#staff/table/dish-name.tsx';
import type { TakenDish } from '#staff/tables/taken-order-view.ts';

/** Name of a dish that was taken here, for the reader and for the kitchen. */
export const TakenDishName = ({ dish: { name, line } }: { readonly dish: TakenDish }) => {
  const { kitchenLanguage, lineNames } = useReaderTexts();
  return <DishName name={name} kitchenLanguage={kitchenLanguage} own={line && lineNames(line)} />;
};
