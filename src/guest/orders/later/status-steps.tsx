import { Trans } from '@lingui/react/macro';
import { guestStage } from '#domain/order/guest-stage.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { presentStatus } from '#domain/order/standing/present-status.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { OrderType } from '#domain/place/place.ts';
import { HeldTitle } from '#shared/service/held-text.tsx';
import { hourglass, prohibit } from '#ui/look/icons.ts';
import { check, pot } from '#ui/look/icons-later.ts';
import { moped } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { type Standing, Step } from '../step.tsx';

/** Kitchen progress: 0 no answer yet, 1 ready, to be served or on its way, 2 with the guest. */
const PROGRESS: Readonly<Record<OrderStatus, 0 | 1 | 2>> = {
  ordered: 0,
  cooked_spot: 1,
  cooked_room: 1,
  cooked_preorder: 1,
  cooked_delivery: 1,
  on_the_way_delivery: 1,
  served_spot: 2,
  paid: 2,
  rejected: 0,
};

const LAST_STEP: readonly [Standing, Standing, Standing] = ['next', 'now', 'done'];

/** Last step: a pickup order is ready to collect until it is picked up. */
const LastStep = ({
  orderType,
  isDone,
  isElsewhere,
}: {
  readonly orderType: OrderType;
  readonly isDone: boolean;
  /** A room's order goes to another place than the room. */
  readonly isElsewhere: boolean;
}) => {
  switch (orderType) {
    case 'room':
      // A room's order of an additional type may be brought to the pool.
      return isElsewhere ? <Trans>Delivered</Trans> : <Trans>In your room</Trans>;
    case 'preorder':
      return isDone ? <Trans>Picked up</Trans> : <Trans>Ready to collect</Trans>;
    case 'delivery':
      return <Trans>Delivered</Trans>;
    default:
      return <Trans>At your table</Trans>;
  }
};

/** An order accepted by a waiter or the venue's automatic rule is not in the kitchen yet. [S4.01] */
const Taken = ({ byKitchen }: { readonly byKitchen: boolean | undefined }) =>
  byKitchen ? <Trans>Accepted by the kitchen</Trans> : <Trans>Accepted</Trans>;

/** Fields of an order that its steps depend on. */
type SteppedEntry = Pick<OutboxEntry, 'createdAt' | 'createdWall' | 'order' | 'orderType' | 'details'>;

/** When the venue received the order, and when it was made if earlier, because it may have waited on its phone. */
const SentAt = ({
  entry: { createdAt, createdWall, order },
  timeZone,
}: {
  readonly entry: SteppedEntry;
  readonly timeZone: string;
}) => {
  const made = formatTime(createdAt ?? createdWall, timeZone);
  const received = formatTime(order?.placedAt ?? createdWall, timeZone);
  return !order || received === made ? (
    made
  ) : (
    <Trans>
      {received}, ordered at {made}
    </Trans>
  );
};

/** Steps of an order: sent, accepted, in preparation, served. Each is shown only after somebody has done it. */
export const StatusSteps = ({ entry, timeZone }: { readonly entry: SteppedEntry; readonly timeZone: string }) => {
  const { order } = entry;
  const status = order?.status ?? 'ordered';
  const facts = order?.facts;
  const stage = guestStage(status, facts);
  const progress = stage === 'cooking' ? 0 : PROGRESS[presentStatus(status, facts)];
  const isUnseen = stage === 'held' || stage === 'sent';
  const isBeyond = !isUnseen && stage !== 'seen';
  const acceptedAt = facts?.acceptedAt;
  /** Ready, and the courier has left. */
  const isOnTheWay = presentStatus(status, facts) === 'on_the_way_delivery';
  const isDelivery = entry.orderType === 'delivery';
  /** Time and person, as far as the venue shows them to guests. */
  const noteOf = (at: number, by: string | undefined) =>
    [facts?.untimed ? undefined : formatTime(at, timeZone), by].filter(Boolean).join(', ');
  const served = facts?.servedAt !== undefined && noteOf(facts.servedAt, facts.servedBy);
  return (
    <ol>
      <Step standing="done" icon={check} note={<SentAt entry={entry} timeZone={timeZone} />}>
        <Trans>Sent</Trans>
      </Step>
      {isUnseen ? (
        <Step standing="now" icon={hourglass}>
          {stage === 'held' ? <HeldTitle /> : <Trans>Waiting for the kitchen</Trans>}
        </Step>
      ) : (
        <Step
          standing={isBeyond ? 'done' : 'now'}
          icon={check}
          note={order && noteOf(acceptedAt ?? facts?.seenAt ?? order.placedAt, facts?.acceptedBy)}
        >
          {acceptedAt === undefined ? <Trans>Received</Trans> : <Taken byKitchen={facts?.acceptedByKitchen} />}
        </Step>
      )}
      {status === 'rejected' ? (
        <Step standing="now" icon={prohibit}>
          {facts?.reason?.cause ? <Trans>Cancelled</Trans> : <Trans>Declined</Trans>}
        </Step>
      ) : (
        <>
          <Step
            standing={progress >= 1 ? 'done' : stage === 'cooking' ? 'now' : 'next'}
            icon={progress >= 1 ? check : pot}
          >
            <Trans>Being prepared</Trans>
          </Step>
          {isDelivery && (
            <Step
              standing={progress >= 2 ? 'done' : isOnTheWay ? 'now' : 'next'}
              icon={progress >= 2 ? check : moped}
              note={served}
            >
              <Trans>On its way to you</Trans>
            </Step>
          )}
          <Step
            standing={isDelivery && progress < 2 ? 'next' : LAST_STEP[progress]}
            icon={progress >= 2 ? check : pot}
            note={!isDelivery && served}
          >
            <LastStep
              orderType={entry.orderType}
              isDone={progress >= 2}
              isElsewhere={(order?.details ?? entry.details)?.additionalType !== undefined}
            />
          </Step>
        </>
      )}
    </ol>
  );
};
