// Number of visits to this device's app, and what its people refused for good: to install it, to read that it is silent.
import { STORAGE_KEYS } from './storage-keys.ts';

export interface InstallMemory {
  readonly visits: number;
  /** The last visit, epoch ms. */
  readonly seenAt: number;
  readonly isRefused: boolean;
  /** Staff do not want to read on this device that its sound is off. */
  readonly isQuiet?: boolean;
}

const NOTHING: InstallMemory = { visits: 0, seenAt: 0, isRefused: false };
/** An absence of this length begins another visit. */
const APART_MS = 30 * 60_000;

/** The stored memory; undefined: this browser stores nothing, so no refusal could be stored either. */
export function readInstallMemory(): InstallMemory | undefined {
  try {
    const text = localStorage.getItem(STORAGE_KEYS.install);
    return text === null ? NOTHING : parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function parse(value: unknown): InstallMemory {
  if (typeof value !== 'object' || value === null) return NOTHING;
  const number = (key: string): number => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'number' && Number.isFinite(found) ? found : 0;
  };
  const isSaid = (key: string): boolean => Reflect.get(value, key) === true;
  return {
    ...{ visits: number('visits'), seenAt: number('seenAt'), isRefused: isSaid('isRefused') },
    ...(isSaid('isQuiet') && { isQuiet: true }),
  };
}

const write = (memory: InstallMemory): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.install, JSON.stringify(memory));
  } catch {
    // Storage is full or refused. The hint is then never shown.
  }
};

/** Counts this visit; returns the number of visits including this one. */
export function countVisit(now: number): number {
  const memory = readInstallMemory();
  if (!memory) return 0;
  // A clock that was set back begins no new visit.
  const isNew = memory.visits === 0 || now - memory.seenAt > APART_MS;
  const visits = memory.visits + (isNew ? 1 : 0);
  write({ ...memory, visits, seenAt: now });
  return visits;
}

export function refuseInstall(): void {
  write({ ...(readInstallMemory() ?? NOTHING), isRefused: true });
}

export function refuseSilentNotice(): void {
  write({ ...(readInstallMemory() ?? NOTHING), isQuiet: true });
}
