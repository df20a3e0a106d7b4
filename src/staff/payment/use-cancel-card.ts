import { useState } from 'react';
import { cancelCardPayment } from '#core/api/staff/card-payments.ts';
import type { PaymentKey } from '#domain/ids.ts';
import type { CardPaymentState } from '#domain/payment/card-payment.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStaffHttp } from '#staff/frame/staff-context.tsx';
import { problemOf } from '#staff/sign-in/use-staff-sign-in.ts';

export interface CancelCard {
  /** State of the payment by the last answer; undefined: none has come. */
  readonly state: CardPaymentState | undefined;
  /** Why it was not cancelled, by the name of the refusal. */
  readonly why: string | undefined;
  readonly isBusy: boolean;
  /** Asks the provider to end the payment; gives its state then, undefined where it was refused. Nothing rejects. */
  readonly cancel: (key: PaymentKey) => Promise<CardPaymentState | undefined>;
}

/** Cancels a guest's card payment that is open at its provider. It is never queued: without a network nothing can be said of it. */
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
