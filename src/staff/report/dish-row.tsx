import type { ProductId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import type { DishSales } from '#domain/owner/reports/report-sales.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { BothTexts } from '#staff/table/dish-name.tsx';
import { useSums } from '#staff/today/sum-text.tsx';

/** Row of a sold dish: its name in the reader's and the kitchen's language, portions and revenue. */
export const DishRow = ({
  dish: { id, name, quantity, sums },
  currency,
  dishLanguage,
}: {
  readonly dish: DishSales;
  readonly currency: Currency;
  readonly dishLanguage: Language;
}) => {
  const { nameOf } = useReaderTexts();
  const sumText = useSums(currency);
  return (
    <tr>
      <th scope="row">
        <BothTexts kitchen={name} kitchenLanguage={dishLanguage} own={nameOf(id as ProductId)} />
      </th>
      <td>{quantity}</td>
      <td>{sumText(sums)}</td>
    </tr>
  );
};
