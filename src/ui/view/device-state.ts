import type { DeviceCommandKind } from '#domain/device/device-command.ts';
import type { DeviceHeartbeat, DeviceTrouble } from '#domain/device/heartbeat.ts';

/** State of a shared device for its managers. Times are local to the venue: "13:18". */
export interface DeviceStateView {
  readonly heard: string;
  readonly beat: DeviceHeartbeat;
  readonly troubles: readonly DeviceTrouble[];
  readonly isStopped: boolean;
  /** The device runs another build than this page. */
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
