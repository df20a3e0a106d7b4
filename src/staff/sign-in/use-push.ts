import { useCallback, useEffect, useState } from 'react';
import type { PushState } from '#contract/staff/push-wire.ts';
import { askForPush, endPush, readPush } from '#core/api/staff/push-requests.ts';
import { currentEndpoint, mayPush, pushAbility, subscribePush } from '#core/platform/service/push-subscription.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { useStaffHere, useStaffHttp } from '#staff/frame/staff-context.tsx';
import { problemOf, type SignInProblem } from './use-staff-sign-in.ts';

/** `shared`: the device belongs to the venue; `server`: push services would reject this server. */
export type PushStanding = 'on' | 'off' | 'blocked' | 'install' | 'insecure' | 'none' | 'shared' | 'server';

export interface PushHere {
  /** `undefined`: not known yet. */
  readonly standing: PushStanding | undefined;
  readonly problem: SignInProblem | undefined;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Sends requests as the person signed in at the open place. */
function useSend() {
  const { place } = useMenu();
  const http = useStaffHttp();
  return useCallback(async () => {
    const staff = await http();
    return ((path, options) => staff.send(path, { ...options, place: place.id })) satisfies Parameters<
      typeof readPush
    >[0];
  }, [http, place.id]);
}

/** Notifications on this phone for the signed-in person. Asks for permission only after a press. */
export function usePush(): PushHere {
  const send = useSend();
  const { language } = useLanguage();
  const { device } = useStaffHere();
  const [server, setServer] = useState<PushState>();
  const [endpoint, setEndpoint] = useState<string>();
  const [ability, setAbility] = useState(pushAbility);
  const [problem, setProblem] = useState<SignInProblem>();

  const read = useCallback(async () => {
    const answer = await readPush(await send());
    setAbility(pushAbility());
    setEndpoint(await currentEndpoint());
    if (answer.ok) setServer(answer.value);
    else setProblem(problemOf(answer.error));
  }, [send]);
  useEffect(() => void read().catch(() => setProblem({ why: 'other' })), [read]);

  const key = server?.key ?? undefined;
  const turnOn = async () => {
    setProblem(undefined);
    try {
      const subscription = key === undefined ? undefined : await subscribePush(key);
      const answer = subscription && (await askForPush(await send(), { ...subscription, language }));
      // A refusal by the person is reported by the browser from now on.
      if (!subscription && pushAbility() === 'ready') setProblem({ why: 'other' });
      await read();
      if (answer && !answer.ok) setProblem(problemOf(answer.error));
    } catch {
      setProblem({ why: 'other' });
    }
  };
  const turnOff = async () => {
    setProblem(undefined);
    const answer = await endPush(await send());
    await read();
    if (!answer.ok) setProblem(problemOf(answer.error));
  };
  const standing = (): PushStanding | undefined => {
    if (device) return 'shared';
    if (ability !== 'ready') return ability;
    if (!server) return undefined;
    if (server.key === null) return 'server';
    return server.endpoint !== null && server.endpoint === endpoint ? 'on' : 'off';
  };
  return { standing: standing(), problem, turnOn, turnOff };
}

/** Subscriptions can expire unnoticed: each start compares the phone's with the server's, and renews it when different. */
export function usePushUpkeep(): void {
  const send = useSend();
  const { language } = useLanguage();
  useEffect(() => {
    const compare = async () => {
      if (!mayPush()) return;
      const known = await readPush(await send());
      if (!known.ok || known.value.endpoint === null || known.value.key === null) return;
      if (known.value.endpoint === (await currentEndpoint()) && known.value.language === language) return;
      const subscription = await subscribePush(known.value.key);
      if (subscription) await askForPush(await send(), { ...subscription, language });
    };
    // The next start compares again.
    void compare().catch(() => undefined);
  }, [send, language]);
}
