import { Trans } from '@lingui/react/macro';
import type { ProductId } from '#domain/ids.ts';
import type { ReadyTicket, StationBoard, Ticket } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import rows from '#staff/menu-sheet/sheet-rows.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './kitchen-sheets.module.css';
import { DishText, SizeText } from './ticket-line.tsx';
import { WhereText } from './where-text.tsx';

const DELAYS = [5, 10, 15, 20, 30] as const;

const Title = ({ ticket }: { readonly ticket: Ticket }) => (
  <>
    <WhereText {...ticket} /> · {ticket.label}
  </>
);

/** More actions on a ticket: announce a delay to the guest, or take a dish off the menu. */
export const MoreSheet = (props: {
  readonly ticket: Ticket;
  readonly onDelay: (minutes: number) => void;
  readonly onTakeOff: (productId: ProductId) => void;
  readonly onClose: () => void;
}) => {
  const { ticket, onDelay, onTakeOff, onClose } = props;
  const { lineNames } = useReaderTexts();
  const dishes = new Map(ticket.lines.map(({ dish }) => [dish.productId, lineNames(dish)?.name ?? dish.name]));
  return (
    <Sheet open onClose={onClose} title={<Title ticket={ticket} />}>
      <h3 className={styles.heading}>
        <Trans>It takes longer</Trans>
      </h3>
      <p className={styles.said}>
        <Trans>The guest reads how many minutes more.</Trans>
      </p>
      <div className={styles.tiles}>
        {DELAYS.map((minutes) => (
          <Button key={minutes} onClick={() => onDelay(minutes)}>
            <Trans>{minutes} min</Trans>
          </Button>
        ))}
      </div>
      <h3 className={styles.heading}>
        <Trans comment="kitchen's screen, a heading over the dishes of an order: one of them can be marked as sold out">
          A dish is sold out
        </Trans>
      </h3>
      <ul className={rows.rows}>
        {[...dishes].map(([productId, name]) => (
          <li key={productId}>
            <Button look="quiet" onClick={() => onTakeOff(productId)}>
              <Trans>Mark as sold out: {name}</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/**
 * Orders served within the last half hour, the latest first; a recalled order returns to every station that cooked a
 * part of it.
 */
export const RecallSheet = (props: {
  readonly ready: readonly ReadyTicket[];
  readonly language: Language;
  readonly timeZone: string;
  readonly mayAct: boolean;
  readonly onRecall: (ticket: ReadyTicket) => void;
  readonly onClose: () => void;
}) => {
  const { ready, language, timeZone, mayAct, onRecall, onClose } = props;
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>What went out</Trans>}
      subtitle={<Trans>It comes back to every station that cooked some of it.</Trans>}
    >
      <ul className={rows.rows}>
        {ready.map((ticket) => (
          <li key={ticket.id}>
            <p>
              <strong>
                <Title ticket={ticket} />
              </strong>
              {ticket.lines.map(({ line, dish }) => (
                <span key={line}>
                  {dish.quantity} × <DishText {...{ dish, language }} />
                </span>
              ))}
              <time>{formatTime(ticket.readyAt, timeZone)}</time>
            </p>
            {mayAct && (
              <Button small onClick={() => onRecall(ticket)}>
                <Trans>Call back</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** Number of each dish still to be cooked. */
export const CountsSheet = ({
  counts,
  language,
  onClose,
}: {
  readonly counts: StationBoard['counts'];
  readonly language: Language;
  readonly onClose: () => void;
}) => (
  <Sheet open onClose={onClose} title={<Trans>In total</Trans>}>
    <ul className={styles.counts}>
      {counts.map(({ dish, quantity }) => (
        <li key={dish.variantId}>
          <strong>{quantity}</strong>{' '}
          <span>
            <DishText {...{ dish, language }} />
            {dish.size !== '' && (
              <small>
                {' '}
                <SizeText {...{ dish, language }} />
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </Sheet>
);
