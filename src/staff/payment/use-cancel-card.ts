import { useState } from 'react';
import { cancelCardPayment } from '#core/api/staff/card-payments.ts';
import type { PaymentKey } from '#domain/ids.ts';
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStaffHttp } from '#staff/frame/staff-context.tsx';
import { problemOf } from '#staff/sign-in/use-staff-sign-in.ts';

export interface CancelCard {
  /** State of the payment in the last answer; `undefined`: none yet. */
  readonly state: CardPaymentState | undefined;
  /** Error code of a failed cancel. */
  readonly why: string | undefined;
  readonly isBusy: boolean;
  /** Asks the provider to end the payment; resolves to its new state, `undefined` when rejected. Never rejects. */
  readonly cancel: (key: PaymentKey) => Promise<CardPaymentState | undefined>;
}

/** Cancels a guest's card payment that is open at its provider. Never queued, because its state is unknown offline. */
export function useCancelCard(): CancelCard {
  const { place } = useMenu();
  const http = useStaffHttp();
  const [found, setFound] = useState<Pick<CancelCard, 'state' | 'why'>>();
  const [isBusy, setBusy] = useState(false);
  const cancel = async (key: PaymentKey): Promise<CardPaymentState | undefined> => {
    setBusy(true);
    setFound(undefined);
    const staff = await http().catch(() => undefined);
    const answer = staff && (await cancelCardPayment((path, of) => staff.send(path, { ...of, place: place.id }), key));
    setBusy(false);
    if (answer?.ok) {
      setFound({ state: answer.value.state, why: undefined });
      return answer.value.state;
    }
    setFound({ state: undefined, why: answer ? problemOf(answer.error).why : 'no_response' });
    return undefined;
  };
  return { state: found?.state, why: found?.why, isBusy, cancel };
}
