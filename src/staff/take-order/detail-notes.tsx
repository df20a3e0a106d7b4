import { Trans } from '@lingui/react/macro';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { AddressText } from '#shared/delivery/address-text.tsx';
import { CutleryText, WhereEatenText } from '#shared/delivery/cutlery-text.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { BothTexts } from '#staff/table/dish-name.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { clock } from '#ui/look/icons.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { OwnText } from '#ui/words/own-text.tsx';
import styles from './detail-notes.module.css';

/** Formats the wanted time: only the time on the day of the order, otherwise with the day. */
export const useWantedText = (): ((wantedAt: number, placedAt: number, timeZone: string) => string) => {
  const language = useTextLanguage();
  return (wantedAt, placedAt, timeZone) => {
    const [day, today] = [wantedAt, placedAt].map((at) => formatDay(at, language, timeZone));
    const time = formatTime(wantedAt, timeZone);
    return day === today ? time : `${day}, ${time}`;
  };
};

const PaymentText = ({ payment }: { readonly payment: PaymentMethod }) => {
  switch (payment) {
    case 'cash':
      return <Trans>Pays in cash on receipt</Trans>;
    case 'card':
      return <Trans>Pays by card on receipt</Trans>;
    case 'room':
      return <Trans>Pays with the room’s bill</Trans>;
    case 'online':
      return <Trans>Pays online by card</Trans>;
  }
};

interface DetailsProps {
  readonly details: OrderDetails;
}

/** The wanted time; empty for "as soon as possible". */
export const WantedText = ({
  wantedAt,
  placedAt,
  timeZone,
}: {
  readonly wantedAt: number | undefined;
  readonly placedAt: number;
  readonly timeZone: string;
}) => {
  const wantedText = useWantedText();
  if (wantedAt === undefined) return null;
  const when = wantedText(wantedAt, placedAt, timeZone);
  return <Trans comment="when the guest wants the order: a time, or a day and a time">For {when}</Trans>;
};

const FetchedAt = ({ details }: DetailsProps) => {
  const { kitchenLanguage, pickupText } = useReaderTexts();
  if (details.pickupPlace === undefined) return null;
  const pickupPlace = (
    <BothTexts kitchen={details.pickupPlace} kitchenLanguage={kitchenLanguage} own={pickupText(details)} />
  );
  return (
    <p>
      <Trans comment="where the guest fetches the order: the name of a place">Fetched at: {pickupPlace}</Trans>
    </p>
  );
};

/** Receiver, address and payment. */
const Receiver = ({ details, placedAt }: DetailsProps & { readonly placedAt: number }) => {
  const { zoneText } = useReaderTexts();
  const { name, phone, email, address, payment } = details;
  return (
    <>
      {name !== '' && (
        <p>
          <bdi>{name}</bdi>
        </p>
      )}
      {phone !== '' && (
        <p>
          <a href={`tel:${phone}`} className={styles.phone}>
            {phone}
          </a>
        </p>
      )}
      {email !== undefined && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {address && (
        <p>
          <span>
            <AddressText address={address} zone={zoneText(details, details.wantedAt ?? placedAt)} />
          </span>
        </p>
      )}
      <FetchedAt details={details} />
      <p>
        <PaymentText payment={payment} />
      </p>
    </>
  );
};

const AdditionalTypeNote = ({ details }: DetailsProps) => {
  const { kitchenLanguage, additionalTypeText } = useReaderTexts();
  if (details.additionalType === undefined) return null;
  return (
    <p>
      <strong>
        <BothTexts
          kitchen={details.additionalType}
          kitchenLanguage={kitchenLanguage}
          own={additionalTypeText(details)}
        />
      </strong>
    </p>
  );
};

/** Packing details, and the guest's comment. */
const Packed = ({ details, details: { cutlery, isToGo, comment } }: DetailsProps) => (
  <>
    <AdditionalTypeNote details={details} />
    {isToGo !== undefined && (
      <p>
        <strong>
          <WhereEatenText isToGo={isToGo} />
        </strong>
      </p>
    )}
    {cutlery !== undefined && (
      <p>
        <CutleryText sets={cutlery} />
      </p>
    )}
    {comment !== undefined && (
      <p className={styles.said} data-flag data-allergy={saysAllergy(comment) || undefined}>
        <OwnText>{comment}</OwnText>
      </p>
    )}
  </>
);

/** Details for staff who pack or deliver the order. */
export const DetailNotes = ({
  details,
  placedAt,
  timeZone,
}: DetailsProps & { readonly placedAt: number; readonly timeZone: string }) => (
  <div className={styles.notes} data-testid="order-details">
    {details.wantedAt !== undefined && (
      <p className={styles.wanted}>
        <Icon path={clock} />
        <span>
          <WantedText wantedAt={details.wantedAt} placedAt={placedAt} timeZone={timeZone} />
        </span>
      </p>
    )}
    <Receiver {...{ details, placedAt }} />
    <Packed details={details} />
  </div>
);

/** Notes below a ticket's dishes: the guest's comment is always visible, the receiver is collapsed. */
export const FoldedDetails = ({ details, placedAt }: DetailsProps & { readonly placedAt: number }) => (
  <div className={styles.notes} data-testid="order-details">
    <Packed details={details} />
    <details className={styles.folded}>
      <summary>
        <Trans comment="kitchen's screen: unfolds name, phone, address and payment of an order">
          Guest and payment
        </Trans>
      </summary>
      <Receiver {...{ details, placedAt }} />
    </details>
  </div>
);
