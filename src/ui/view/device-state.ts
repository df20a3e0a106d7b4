import type { DeviceCommandKind } from '#domain/device/device-command.ts';
import type { DeviceHeartbeat, DeviceTrouble } from '#domain/device/heartbeat.ts';

/** How a device that guests use is, as those who manage it see it. Times as the venue reads them: "13:18". */
export interface DeviceStateView {
  readonly heard: string;
  readonly beat: DeviceHeartbeat;
  readonly troubles: readonly DeviceTrouble[];
  readonly isStopped: boolean;
  /** Whether it runs another build than this page. */
  readonly isOtherBuild: boolean;
  readonly lastCommand:
    | {
        readonly kind: DeviceCommandKind;
        readonly at: string;
        readonly by: string;
        readonly outcome: 'done' | 'refused' | 'expired' | null;
      }
    | undefined;
}
