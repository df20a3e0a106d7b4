// Fully Kiosk Browser's JavaScript interface, if the page runs in this browser and the venue has enabled the interface.

const BRIGHTEST = 255;

export interface Fully {
  /** 0 to 1; undefined: not reported. */
  readonly brightness: () => number | undefined;
  /** 0 to 1. */
  readonly setBrightness: (share: number) => void;
  readonly turnScreenOn: () => void;
  readonly restart: () => void;
}

/** The host's values are external: missing functions and errors become undefined. */
const caller =
  (host: object) =>
  (name: string, ...values: readonly unknown[]): unknown => {
    try {
      const method: unknown = Reflect.get(host, name);
      return typeof method === 'function' ? Reflect.apply(method, host, values) : undefined;
    } catch {
      return undefined;
    }
  };

/** undefined: another browser. */
export function fullyHere(): Fully | undefined {
  const host: unknown = Reflect.get(globalThis, 'fully');
  if ((typeof host !== 'object' && typeof host !== 'function') || host === null) return undefined;
  const call = caller(host);
  return {
    brightness: () => {
      const told = Number(call('getScreenBrightness') ?? Number.NaN);
      return told >= 0 && told <= BRIGHTEST ? told / BRIGHTEST : undefined;
    },
    setBrightness: (share) => void call('setScreenBrightness', Math.round(Math.min(1, Math.max(0, share)) * BRIGHTEST)),
    turnScreenOn: () => void call('turnScreenOn'),
    restart: () => void call('restartApp'),
  };
}
