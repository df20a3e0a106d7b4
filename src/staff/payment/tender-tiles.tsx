import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import type { Tender } from '#domain/bill/payment.ts';
import { Icon } from '#ui/look/icon.tsx';
import { bed, creditCard } from '#ui/look/service-icons.ts';
import { money, squares } from '#ui/look/staff-icons.ts';
import styles from './tender-tiles.module.css';

const TENDERS = ['card', 'cash', 'other'] as const satisfies readonly Tender[];
const IN_A_ROOM = ['room', ...TENDERS] as const;
const BESIDE_ROOMS = ['card', 'cash', 'room', 'other'] as const satisfies readonly Tender[];
const ICONS: Readonly<Record<Tender, string>> = { card: creditCard, cash: money, room: bed, other: squares };

/** Tender of a method that guests named; undefined: they did not, or the venue has it alone. */
export const tenderOf = (method: string | undefined): Tender | undefined => TENDERS.find((tender) => tender === method);

const TenderText = ({ tender }: { readonly tender: Tender }) => {
  switch (tender) {
    case 'card':
      return <Trans comment="a way to pay">Card</Trans>;
    case 'cash':
      return <Trans comment="a way to pay">Cash</Trans>;
    case 'room':
      return <Trans comment="a way to pay: with the hotel's bill for the room">Room’s bill</Trans>;
    case 'other':
      return <Trans comment="a way to pay: neither in cash nor by card">Other</Trans>;
  }
};

/**
 * Tenders of a payment, one of which is chosen. `rooms`: the payment may go on a room's bill, be it of the room itself
 * (`own`) or of a room that staff name (`any`).
 */
export const TenderTiles = ({
  ref,
  rooms,
  tender,
  onTender,
}: {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly rooms?: 'own' | 'any' | undefined;
  readonly tender: Tender | undefined;
  readonly onTender: (tender: Tender) => void;
}) => {
  const { t } = useLingui();
  return (
    <fieldset ref={ref} className={styles.tenders} aria-label={t`How it was paid`}>
      {(rooms === 'own' ? IN_A_ROOM : rooms === 'any' ? BESIDE_ROOMS : TENDERS).map((one) => (
        <button
          key={one}
          type="button"
          className={styles.tender}
          aria-pressed={one === tender}
          data-testid={`tender-${one}`}
          onClick={() => onTender(one)}
        >
          <Icon path={ICONS[one]} />
          <TenderText tender={one} />
        </button>
      ))}
    </fieldset>
  );
};
