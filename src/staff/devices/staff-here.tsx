import { useCallback, useEffect, useState } from 'react';
import { whenIdleFor } from '#core/platform/device/idle.ts';
import { followCornerHold } from '#core/platform/kiosk/corner-hold.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { useStaffCatalog } from '#staff/frame/use-staff-catalog.ts';
import { PinPad } from '#staff/sign-in/pin-pad.tsx';
import type { PinProblem } from '#staff/sign-in/problem-text.tsx';
import { useCountdown } from '#staff/sign-in/use-countdown.ts';
import { DevicePage } from './device-page.tsx';
import { DeviceSignIn } from './device-sign-in.tsx';
import { useDevicePage } from './use-device-page.ts';
import { useDeviceSignIn } from './use-device-sign-in.ts';

/** Calls back when staff hold the corner, and when the device was untouched for a while. Both callbacks must be stable. */
function useCornerHold(
  onHold: () => void,
  { onAway, awayMs }: { readonly onAway: () => void; readonly awayMs: number },
): void {
  useEffect(() => followCornerHold(onHold), [onHold]);
  useEffect(() => whenIdleFor(awayMs, onAway), [awayMs, onAway]);
}

type SignInStage = 'shut' | 'signing-in' | 'proven' | 'returned';

/** Idle time in ms after which the device returns to its guests. */
const AWAY_MS = 60_000;

/** Staff access at a shared device: by its corner and a PIN. Leaves by clearing the device, or back to the guest. */
export const StaffHere = ({ onClear }: { readonly onClear: () => void }) => {
  const [stage, setStage] = useState<SignInStage>('shut');
  const hasCatalog = useStaffCatalog();
  const back = useCallback(() => setStage('shut'), []);
  const open = useCallback(() => setStage((now) => (now === 'shut' ? 'signing-in' : now)), []);
  useCornerHold(open, { onAway: back, awayMs: AWAY_MS });
  if (stage === 'shut' || !hasCatalog) return null;
  if (stage === 'signing-in') return <DeviceSignInHere onOpen={setStage} onBack={back} />;
  const clear = () => {
    back();
    onClear();
  };
  return <Page isProven={stage === 'proven'} onClear={clear} onBack={back} />;
};

const DeviceSignInHere = ({
  onOpen,
  onBack,
}: {
  readonly onOpen: (stage: SignInStage) => void;
  readonly onBack: () => void;
}) => {
  const { people: found, byPin } = useDeviceSignIn();
  const [chosen, setChosen] = useState<string>();
  const people = 'people' in found ? found.people : undefined;
  const isOffline = found.kind === 'offline';
  const person = isOffline ? undefined : people?.find(({ id }) => id === chosen);
  // A single person needs no choice.
  const only = people?.length === 1 ? people[0]?.id : undefined;
  useEffect(() => setChosen(only), [only]);
  return (
    <DeviceSignIn
      {...{ people, isOffline, chosen, onBack }}
      why={found.kind === 'failed' ? found.why : undefined}
      onChoose={isOffline ? () => onOpen('returned') : setChosen}
      pad={person && <Pad key={person.id} {...{ person, byPin }} onRight={() => onOpen('proven')} />}
    />
  );
};

const Pad = ({
  person,
  byPin,
  onRight,
}: {
  readonly person: StaffPerson;
  readonly byPin: ReturnType<typeof useDeviceSignIn>['byPin'];
  readonly onRight: () => void;
}) => {
  const { secondsLeft, start } = useCountdown();
  const [problem, setProblem] = useState<PinProblem>();
  const onPin = async (pin: string) => {
    const found = await byPin(person, pin);
    if (!found) return onRight();
    setProblem(found);
    if (found.waitMs !== undefined) start(found.waitMs);
  };
  return <PinPad name={person.name} problem={problem} secondsLeft={secondsLeft} onPin={onPin} forOnce />;
};

const Page = (props: { readonly isProven: boolean; readonly onClear: () => void; readonly onBack: () => void }) => {
  const { facts, fill, reload, restart, leave } = useDevicePage();
  return <DevicePage {...props} facts={facts} onFill={fill} onReload={reload} onRestart={restart} onLeave={leave} />;
};
