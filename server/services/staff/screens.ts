// State of the kitchen's screens. Each change is a journal row, so that every board learns of it at once, even of a silent
// screen.
import { type ScreenSound, type ScreenState, screenState, type TroubledScreen } from '#domain/service/screens.ts';
import { appendJournal } from '../../store/journal.ts';
import { listScreens, type ScreenRow, saveScreen } from '../../store/staff/screens.ts';
import type { Store, Tx } from '../../store/store.ts';
import { tellingReach } from '../service/tell-reach.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock' | 'places'>;

const sinceOf = ({ heardAt, muteSince }: Pick<ScreenRow, 'heardAt' | 'muteSince'>, state: ScreenState): number =>
  state === 'mute' ? (muteSince ?? heardAt) : heardAt;

/** Saves the state; journals it when it differs from the last journaled one. `isNew`: first report of the screen. */
const save = async (
  tx: Tx,
  { places }: Pick<Asked, 'places'>,
  screen: ScreenRow,
  now: number,
  isNew = false,
): Promise<void> => {
  const state = screenState(screen, now);
  const { placeId, deviceId, name } = screen;
  const write = () => saveScreen(tx, { ...screen, told: state });
  // A screen reports four times a minute, mostly without news.
  const mayReach = isNew || (state === 'silent') !== (screen.told === 'silent');
  await (mayReach ? tellingReach(tx, places, { placeId, at: now }, write) : write());
  if (state === screen.told) return;
  const payload = { deviceId, name, state, since: sinceOf(screen, state) };
  await appendJournal(tx, { placeId, at: now, type: 'staff.screen', payload });
};

/** A screen reports its state. */
export const noteScreen = (
  { store, clock, places }: Asked,
  { placeId, deviceId, name }: Pick<ScreenRow, 'placeId' | 'deviceId' | 'name'>,
  sound: ScreenSound,
): Promise<void> =>
  store.write(placeId, async (tx) => {
    const now = clock();
    const before = (await listScreens(tx.db, placeId)).find((screen) => screen.deviceId === deviceId);
    const muteSince = sound === 'ready' ? null : (before?.muteSince ?? now);
    const told = before?.told ?? 'well';
    await save(tx, { places }, { placeId, deviceId, name, heardAt: now, muteSince, told }, now, before === undefined);
  });

/** Reports each screen silent for too long, once. */
export const tellSilentScreens = async ({ store, clock, places }: Asked): Promise<void> => {
  const isNews = (screen: ScreenRow): boolean => screen.told !== 'silent' && screenState(screen, clock()) === 'silent';
  const placeIds = new Set((await listScreens(store.read)).filter(isNews).map(({ placeId }) => placeId));
  for (const placeId of placeIds) {
    // Reads again inside the transaction: another server, or the screen itself, may have been faster.
    await store.write(placeId, async (tx) => {
      for (const screen of await listScreens(tx.db, placeId))
        if (isNews(screen)) await save(tx, { places }, screen, clock());
    });
  }
};

/** Screens with a reported trouble. */
export const troubledScreens = async (db: Store['read'], placeId: number): Promise<TroubledScreen[]> =>
  (await listScreens(db, placeId)).flatMap((screen): TroubledScreen[] => {
    const { deviceId: device, name, told: state } = screen;
    return state === 'well' ? [] : [{ device, name, state, since: sinceOf(screen, state) }];
  });
