import { useCallback, useEffect, useState } from 'react';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import type { OpenCall } from '#domain/owner/today.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { loadStaffCatalog } from '#locales/staff-catalog.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useIsOnline, useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { useStaffHere } from '#staff/frame/staff-context.tsx';
import { LinkOver, LinkSignIn } from './link-sign-in.tsx';
import { LockedCalls } from './locked-calls.tsx';
import { NobodyHere, Returning } from './nobody-here.tsx';
import { PinPad } from './pin-pad.tsx';
import type { PinProblem } from './problem-text.tsx';
import { Tiles } from './tiles.tsx';
import { useCountdown } from './use-countdown.ts';
import { useOwnPlaces } from './use-own-places.ts';
import { useStaffSignIn } from './use-staff-sign-in.ts';

interface ReturnByTile {
  /** People who signed in on this device during this shift, and may return by tile. */
  readonly who: () => Promise<readonly StaffPerson[]>;
  /** Signs the person in again; does nothing when the shift is over. */
  readonly back: (person: string) => Promise<void>;
}

/** Offline return on a shared device: a PIN cannot be verified, so none is requested. */
function useReturning(): ReturnByTile {
  const tabl = useTabl();
  const { place } = useMenu();
  const who = useCallback(async () => {
    const [{ db, serverNow }, { whoMayReturn }] = await Promise.all([
      openTabl(tabl),
      import('#core/sync/staff/shift.ts'),
    ]);
    return whoMayReturn(db, place.id, serverNow());
  }, [tabl, place.id]);
  const back = useCallback(
    async (person: string) => {
      const [{ db, serverNow }, { returnByTile }] = await Promise.all([
        openTabl(tabl),
        import('#core/sync/staff/shift.ts'),
      ]);
      await returnByTile(db, place.id, person, serverNow());
    },
    [tabl, place.id],
  );
  return { who, back };
}

/** The language can be chosen before a person is known. */
const language = <LanguageTool device="phone" load={loadStaffCatalog} />;

/** Name of the place, because one person may work at several, and the language choice. */
const CardHead = () => {
  const { place } = useMenu();
  const { language: spoken } = useLanguage();
  const { name } = placeTexts(place, spoken);
  return (
    <>
      <strong lang={name.language}>{name.text}</strong>
      {language}
    </>
  );
};
const head = <CardHead />;

/** Page of a link with a one-time secret. */
export const LinkPage = ({ link, onDone }: { readonly link: string; readonly onDone: () => void }) => {
  const { byLink, isLinkOver } = useStaffSignIn();
  const own = useOwnPlaces();
  const { device, staff } = useStaffHere();
  const [isOver, setOver] = useState<boolean>();
  useEffect(() => {
    let isHere = true;
    void isLinkOver(link).then((answer) => isHere && setOver(answer));
    return () => {
      isHere = false;
    };
  }, [isLinkOver, link]);
  const signIn = async (isSamePerson: boolean, code?: string) => {
    const problem = await byLink(link, isSamePerson, code);
    if (!problem) onDone();
    if (problem?.why === 'invalid_link') setOver(true);
    return problem;
  };
  // The link's owner must be asked before the link is used up.
  if (!own || isOver === undefined) return <LoadingPart />;
  if (isOver) return <LinkOver name={staff?.identity.name} onLeave={onDone} language={head} />;
  return <LinkSignIn elsewhere={device ? [] : own.elsewhere} onSignIn={signIn} language={head} />;
};

/** Sign-in page. `code`: enrolment code from the address. */
export const SignInPage = (props: { readonly code: string | undefined; readonly onEnrolled: () => void }) => {
  const { code, onEnrolled } = props;
  const { wasTurnedAway, device, returning } = useStaffHere();
  const { place } = useMenu();
  const signIn = useStaffSignIn();
  const own = useOwnPlaces();
  const enrol = async (typed: string) => {
    const problem = await signIn.enrol(typed);
    if (!problem) onEnrolled();
    return problem;
  };
  if (device?.kind === 'shared' && code === undefined) return <TilesPage />;
  if (returning !== undefined && code === undefined) return <ReturnPage name={returning} />;
  const others = (own?.elsewhere ?? []).flatMap(({ slug, place }) =>
    slug !== undefined && place ? { href: `/${slug}/staff`, name: place } : [],
  );
  const menu = `/${place.slug}`;
  const guests = device && isSharedDeviceKind(device.kind) ? menu : undefined;
  return (
    <NobodyHere
      {...{ wasTurnedAway, others, code, guests, menu: guests ? undefined : menu }}
      language={head}
      onEnrol={enrol}
    />
  );
};

const TilesPage = () => {
  const { place } = useMenu();
  const { language: spoken } = useLanguage();
  const isOnline = useIsOnline();
  const { name } = placeTexts(place, spoken);
  const { people, calls = NO_CALLS, why, isReturning, ask } = useTiles(isOnline);
  const { back } = useReturning();
  const [chosen, setChosen] = useState<string>();
  const person = people?.find(({ id }) => id === chosen);
  return (
    <Tiles
      placeName={name.text}
      placeLanguage={name.language}
      people={people}
      chosen={chosen}
      onChoose={isReturning ? (id) => id !== undefined && void back(id) : setChosen}
      isReturning={isReturning}
      why={isReturning ? undefined : why}
      connection={<ConnectionText online={isOnline} />}
      calls={<LockedCalls calls={calls} />}
      language={language}
      pad={person && !isReturning && <Pad key={person.id} person={person} onGone={ask} />}
    />
  );
};

/** Interval in ms at which a locked device requests unanswered calls. */
const ASK_AGAIN_MS = 10_000;
const NO_CALLS: readonly OpenCall[] = [];

interface TilesHere {
  readonly people?: readonly StaffPerson[];
  readonly calls?: readonly OpenCall[];
  readonly why?: string | undefined;
  /** The server does not answer: people of this shift return by tile only. */
  readonly isReturning: boolean;
}

/** People of the tiles and open calls, requested every ten seconds and when the network returns. */
function useTiles(isOnline: boolean): TilesHere & { readonly ask: () => void } {
  const { tiles } = useStaffSignIn();
  const { who } = useReturning();
  const [here, setHere] = useState<TilesHere>({ isReturning: false });
  const [asked, setAsked] = useState(0);
  const askAgain = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back, and when somebody is gone.
  useEffect(() => {
    let isHere = true;
    const ask = async (): Promise<TilesHere> => {
      const answer = await tiles();
      if (answer.ok) return { people: answer.value.people, calls: answer.value.calls, isReturning: false };
      const { why } = answer.error;
      const people = why === 'no_response' ? await who() : [];
      return people.length > 0 ? { people, why, isReturning: true } : { why, isReturning: false };
    };
    const look = () => void ask().then((found) => isHere && setHere(found));
    look();
    const timer = setInterval(look, ASK_AGAIN_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [tiles, who, isOnline, asked]);
  return { ...here, ask: askAgain };
}

/** A signed-out personal phone: its person returns by PIN. */
const ReturnPage = ({ name }: { readonly name: string }) => {
  const { comeBack, forget } = useStaffSignIn();
  const [problem, setProblem] = useState<PinProblem>();
  return (
    <Returning
      language={head}
      onForget={() => void forget()}
      pad={
        <PinPad name={name} problem={problem} secondsLeft={0} onPin={async (pin) => setProblem(await comeBack(pin))} />
      }
    />
  );
};

/** `onGone`: the person was removed since the tiles were loaded. */
const Pad = ({ person, onGone }: { readonly person: StaffPerson; readonly onGone: () => void }) => {
  const { byPin } = useStaffSignIn();
  const { secondsLeft, start } = useCountdown();
  const [problem, setProblem] = useState<PinProblem>();
  const onPin = useCallback(
    async (pin: string) => {
      const found = await byPin(person.id, pin);
      setProblem(found);
      if (found?.why === 'unknown_person') onGone();
      if (found?.waitMs !== undefined) start(found.waitMs);
    },
    [byPin, person.id, start, onGone],
  );
  return <PinPad name={person.name} problem={problem} secondsLeft={secondsLeft} onPin={onPin} />;
};
