// Watches kitchen screens and guest devices while the server runs, because a silent device cannot report itself.
import { DEVICE_SILENT_MS } from '#domain/device/heartbeat.ts';
import { SCREEN_HEARTBEAT_MS, SILENT_AFTER_MS } from '#domain/service/screens.ts';
import { tellSilentDevices } from '../device/heartbeat.ts';
import type { Services } from '../services.ts';
import { tellSilentScreens } from './screens.ts';

interface Watching extends Pick<Services, 'store' | 'clock' | 'places'> {
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly everyMs?: number;
}

/** Starts after each device had time for a heartbeat; right after a server start all are silent. */
export const watchScreens = (watching: Watching): { readonly stop: () => Promise<void> } => {
  const { clock, log, everyMs = SCREEN_HEARTBEAT_MS } = watching;
  const from = clock() + Math.max(SILENT_AFTER_MS, DEVICE_SILENT_MS);
  let looking: Promise<void> = Promise.resolve();
  const look = (): void => {
    if (clock() < from) return;
    looking = looking
      .then(() => tellSilentScreens(watching))
      .then(() => tellSilentDevices(watching))
      .catch((error: unknown) => log.warn({ err: error }, 'The screens and devices could not be looked after'));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
