// How the kitchen's screens are. What changes is a row of the journal, so that every board hears of it at once, also where
// a screen can say nothing any more.
import { type ScreenSound, type ScreenState, screenState, type TroubledScreen } from '#domain/service/screens.ts';
import { appendJournal } from '../../store/journal.ts';
import { listScreens, type ScreenRow, saveScreen } from '../../store/staff/screens.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

const sinceOf = ({ heardAt, muteSince }: Pick<ScreenRow, 'heardAt' | 'muteSince'>, state: ScreenState): number =>
  state === 'mute' ? (muteSince ?? heardAt) : heardAt;

/** Writes it down; the journal hears of it where it is not what was told last. */
const save = async (tx: Tx, screen: ScreenRow, now: number): Promise<void> => {
  const state = screenState(screen, now);
  const { placeId, deviceId, name } = screen;
  await saveScreen(tx, { ...screen, told: state });
  if (state === screen.told) return;
  const payload = { deviceId, name, state, since: sinceOf(screen, state) };
  await appendJournal(tx, { placeId, at: now, type: 'staff.screen', payload });
};

/** A screen has said how it is. */
export const noteScreen = (
  { store, clock }: Asked,
  { placeId, deviceId, name }: Pick<ScreenRow, 'placeId' | 'deviceId' | 'name'>,
  sound: ScreenSound,
): Promise<void> =>
  store.write(placeId, async (tx) => {
    const now = clock();
    const before = (await listScreens(tx.db, placeId)).find((screen) => screen.deviceId === deviceId);
    const muteSince = sound === 'ready' ? null : (before?.muteSince ?? now);
    const told = before?.told ?? 'well';
    await save(tx, { placeId, deviceId, name, heardAt: now, muteSince, told }, now);
  });

/** Tells of each screen that was not heard of for too long, once. */
export const tellSilentScreens = async ({ store, clock }: Asked): Promise<void> => {
  const isNews = (screen: ScreenRow): boolean => screen.told !== 'silent' && screenState(screen, clock()) === 'silent';
  const places = new Set((await listScreens(store.read)).filter(isNews).map(({ placeId }) => placeId));
  for (const placeId of places) {
    // Asked again within: another server, or the screen itself, may have been quicker.
    await store.write(placeId, async (tx) => {
      for (const screen of await listScreens(tx.db, placeId)) if (isNews(screen)) await save(tx, screen, clock());
    });
  }
};

/** Screens that are not well, as far as it was told. */
export const troubledScreens = async (db: Store['read'], placeId: number): Promise<TroubledScreen[]> =>
  (await listScreens(db, placeId)).flatMap((screen): TroubledScreen[] => {
    const { deviceId: device, name, told: state } = screen;
    return state === 'well' ? [] : [{ device, name, state, since: sinceOf(screen, state) }];
  });
