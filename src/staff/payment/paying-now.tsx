import { Trans } from '@lingui/react/macro';
import { isCancellable, type PayingShare } from '#domain/bill/shares.ts';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { Button } from '#ui/form/button.tsx';
import { creditCard } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';

const Title = ({ amount, guest }: PayingShare) => {
  const money = useMoney();
  const sum = money.main(amount);
  if (!guest) return <Trans>A guest is paying {sum} by card now</Trans>;
  const { number } = guest;
  if (guest.name !== undefined) {
    const name = <bdi>{guest.name}</bdi>;
    return (
      <Trans comment="a guest by name, and how much of the bill">
        {name} is paying {sum} by card now
      </Trans>
    );
  }
  return (
    <Trans comment="a guest by number, and how much of the bill">
      Guest {number} is paying {sum} by card now
    </Trans>
  );
};

const Words = ({ share, timeZone }: { readonly share: PayingShare; readonly timeZone: string }) => {
  const until = share.until === undefined ? undefined : formatTime(share.until, timeZone);
  if (until === undefined) return <Trans>On their own device. Nobody else can pay it meanwhile.</Trans>;
  if (share.payment && !isCancellable(share)) {
    const { name: provider } = PROVIDER_TRAITS[share.payment.provider];
    return (
      <Trans comment="provider: the bank whose page the guest has open; until: a time of day">
        On their own device, until {until} at the latest. {provider} does not let us end it before, and nobody else can
        pay it meanwhile.
      </Trans>
    );
  }
  return <Trans>On their own device, until {until} at the latest. Nobody else can pay it meanwhile.</Trans>;
};

/** Bill shares that guests are paying on their own devices. Nobody else can pay them meanwhile. */
export const PayingNow = ({
  paying = [],
  timeZone,
  onCancel,
}: {
  readonly paying: readonly PayingShare[] | undefined;
  readonly timeZone: string;
  /** Opens the cancellation of a share; omitted: offered elsewhere. */
  readonly onCancel?: ((share: PayingShare) => void) | undefined;
}) =>
  paying.map((share) => (
    <WaitNotice
      key={`${share.until} ${share.amount} ${share.guest?.number}`}
      icon={creditCard}
      testId="paying-now"
      title={<Title {...share} />}
      action={
        onCancel &&
        isCancellable(share) && (
          <Button small data-testid="cancel-card" onClick={() => onCancel(share)}>
            <Trans comment="a payment that a guest has left open at the bank's page">Cancel card payment</Trans>
          </Button>
        )
      }
    >
      <Words share={share} timeZone={timeZone} />
    </WaitNotice>
  ));
