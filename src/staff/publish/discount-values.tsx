import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { type FileTier, tiersIn } from '#domain/owner/discount-tiers.ts';
import { orderNumbersIn, promosIn } from '#domain/owner/file-discounts.ts';
import type { FieldPath, Json } from '#domain/owner/venue-file.ts';
import { TierTerms, TierValue } from '#staff/discounts/discount-text.tsx';
import { PromoTermsText } from '#staff/discounts/promo-terms.tsx';
import { jsonText } from './json-text.ts';
import type { ValueTerms } from './value-terms.ts';

/** Whether a path leads to all discounts, or to one promo code. */
export const isOfDiscounts = ([list, name, field]: FieldPath): boolean => {
  if (list === 'orderTypes') return field === 'discounts';
  return list === 'orderNumberDiscounts' || (list === 'promoCodes' && (name === undefined || field === undefined));
};

/** Discounts of an order type as a change sets them; none for another path. */
export const orderTiersIn = (path: FieldPath, value: Json | undefined): readonly FileTier[] =>
  path[0] === 'orderTypes' && isOfDiscounts(path) && value !== undefined
    ? tiersIn({ orderTypes: [{ type: 'spot', discounts: Array.isArray(value) ? value : [value] }] }, 'spot')
    : [];

const listed = (parts: readonly ReactNode[]): ReactNode =>
  parts.length === 0
    ? jsonText(undefined)
    : parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence.
        <Fragment key={at}>
          {at > 0 && '; '}
          {part}
        </Fragment>
      ));

/** Discounts and codes as on the discounts page: "−10 % on orders from 20,00 € on, at any time". */
export const DiscountValues = (props: {
  readonly path: FieldPath;
  readonly value: Json | undefined;
  readonly terms: ValueTerms;
}): ReactNode => {
  const { path, value, terms } = props;
  const { currency } = terms.money;
  const [list, name] = path;
  const all: Json = Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (list === 'orderTypes')
    return listed(
      orderTiersIn(path, value).map((tier) => (
        <>
          <TierValue tier={tier} currency={currency} /> <TierTerms tier={tier} currency={currency} />
        </>
      )),
    );
  if (list === 'orderNumberDiscounts')
    return listed(
      orderNumbersIn({ orderNumberDiscounts: all }).map((one) => {
        const number = one.onOrderNumber;
        return (
          <>
            <TierValue tier={one} currency={currency} /> <Trans>on a guest’s order number {number}</Trans>
          </>
        );
      }),
    );
  return listed(
    promosIn({ promoCodes: all }).map((promo) => (
      <>
        {name === undefined && `${promo.code} `}
        <TierValue tier={promo} currency={currency} /> <PromoTermsText promo={promo} currency={currency} />
      </>
    )),
  );
};
