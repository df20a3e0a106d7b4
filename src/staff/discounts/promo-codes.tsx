import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { isNewAmong } from '#domain/owner/discount-tiers.ts';
import { type FilePromo, promoStateAt } from '#domain/owner/file-discounts.ts';
import type { OrderType } from '#domain/place/place.ts';
import { TierValue } from './discount-text.tsx';
import { EntryList } from './entry-list.tsx';
import { PromoSheet } from './promo-sheet.tsx';
import { PromoTermsText } from './promo-terms.tsx';

/** The place's promo codes. */
export const PromoCodes = ({
  promos,
  live,
  types,
  isChanged,
  currency,
  onSave,
  minute,
  isAdding,
  onAdded,
}: {
  readonly promos: readonly FilePromo[];
  /** Published promo codes. */
  readonly live: readonly FilePromo[];
  /** Order types to which a discount can apply. */
  readonly types: readonly OrderType[];
  readonly isChanged: boolean;
  readonly currency: string;
  /** Minute of the place's clock, like the times of a code. */
  readonly minute: string;
  /** The form for a new code is open; `onAdded`: it closes. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
  readonly onSave: (was: string | undefined, to: FilePromo | undefined) => Promise<boolean>;
}) => {
  const [opened, setOpen] = useState<string>();
  /** The open promo code; empty: a new code. */
  const open = isAdding ? '' : opened;
  const promo = promos.find(({ code }) => code === open);
  return (
    <>
      <EntryList
        id="promo-codes"
        title={<Trans>Promo codes</Trans>}
        note={<Trans>Guests enter them in their order. A new code holds once it is published.</Trans>}
        isChanged={isChanged}
        entries={promos.map((one) => ({
          key: one.code,
          name: (
            <>
              {one.code} · <TierValue tier={one} currency={currency} />
            </>
          ),
          terms: <PromoTermsText promo={one} currency={currency} />,
          isNew: isNewAmong(live, one),
          state: promoStateAt(one, minute),
        }))}
        onOpen={setOpen}
      />
      {open !== undefined && (
        <PromoSheet
          promo={promo}
          others={promos.flatMap(({ code }) => (code === open ? [] : [code]))}
          types={types}
          currency={currency}
          onSave={(to) => onSave(promo?.code, to)}
          onClose={() => {
            setOpen(undefined);
            onAdded();
          }}
        />
      )}
    </>
  );
};
