// State of this device, as far as its browser reports it.

/** Build id, inserted by the build. */
declare const __BUILD__: string;

export interface Vitals {
  readonly memory: number | null;
  readonly storage: number | null;
  readonly battery: number | null;
  readonly isCharging: boolean | null;
}

interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

/** Only Chromium has these two. */
const told = () =>
  ({ navigator, performance }) as unknown as {
    readonly navigator: { readonly getBattery?: () => Promise<Battery> };
    readonly performance: { readonly memory?: { readonly usedJSHeapSize: number } };
  };

const storageShare = async (): Promise<number | null> => {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage !== undefined && quota ? Math.min(1, usage / quota) : null;
};

/** null: not reported by the browser. */
export async function readVitals(): Promise<Vitals> {
  const here = told();
  const [battery, storage] = await Promise.all([
    here.navigator.getBattery?.().catch(() => undefined),
    storageShare().catch(() => null),
  ]);
  return {
    memory: here.performance.memory?.usedJSHeapSize ?? null,
    storage,
    battery: battery ? Math.min(1, Math.max(0, battery.level)) : null,
    isCharging: battery?.charging ?? null,
  };
}

/** The running build: the same id as on the page about this app. */
export const runningBuild = (): string => __BUILD__;
