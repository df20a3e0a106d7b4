// Payloads of journal rows about the venue's machines: kitchen screens, printers and guest devices.

import type { CommandOutcome, DeviceCommandKind } from '#domain/device/device-command.ts';
import type { DeviceTrouble } from '#domain/device/heartbeat.ts';
import type { PaperAnswer } from '#domain/service/paper.ts';
import type { ScreenState } from '#domain/service/screens.ts';

export interface DevicePayloads {
  /** A kitchen screen is silent or mute since then, or well again. */
  'staff.screen': {
    readonly deviceId: string;
    readonly name: string;
    readonly state: ScreenState;
    readonly since: number;
  };
  /** A guest device needs a person, or no longer (null). */
  'device.state': { readonly deviceId: string; readonly name: string; readonly trouble: DeviceTrouble | null };
  /** A command was sent to a device, or the device reported its result. `by`: a name. */
  'device.command': {
    readonly id: string;
    readonly deviceId: string;
    readonly name: string;
    readonly kind: DeviceCommandKind | 'stop' | 'resume' | 'rename' | 'station';
    readonly words: string;
    readonly by: string;
    /** Absent: the command was just sent. */
    readonly outcome?: CommandOutcome;
  };
  /** A printer cannot print, or can again (null). */
  'printer.trouble': { readonly printer: string; readonly trouble: string | null };
  /** A paper needs a person's decision: it may or may not be printed, or it is too old. */
  'printer.paper': {
    readonly printer: string;
    readonly job: string;
    readonly kind: string;
    readonly state: 'unknown' | 'asks';
    readonly reason: string;
  };
  /** A staff member requests an order's tickets again, or a sitting's bill, at a printer. */
  'printer.asked': {
    readonly printer: string;
    readonly of: 'order' | 'bill';
    /** Table of the party whose bill it is. */
    readonly table?: string;
    readonly by: string;
    /** Command id, by which the papers are found. Absent: written by an older server. */
    readonly command?: string;
  };
  /** A person has decided on such a paper. */
  'printer.settled': {
    readonly printer: string;
    readonly job: string;
    readonly answer: PaperAnswer;
    readonly by: string;
  };
}
