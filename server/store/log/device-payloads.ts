// Payloads of journal rows about the venue's machines: screens of the kitchen, printers, and devices that guests use.

import type { CommandOutcome, DeviceCommandKind } from '#domain/device/device-command.ts';
import type { DeviceTrouble } from '#domain/device/heartbeat.ts';
import type { PaperAnswer } from '#domain/service/paper.ts';
import type { ScreenState } from '#domain/service/screens.ts';

export interface DevicePayloads {
  /** A screen of the kitchen is silent or mute since then, or well again. */
  'staff.screen': {
    readonly deviceId: string;
    readonly name: string;
    readonly state: ScreenState;
    readonly since: number;
  };
  /** A device that guests use needs a person at it, or no longer (null). */
  'device.state': { readonly deviceId: string; readonly name: string; readonly trouble: DeviceTrouble | null };
  /** A device was told something from afar, or has said what became of it. `by`: a name. */
  'device.command': {
    readonly id: string;
    readonly deviceId: string;
    readonly name: string;
    readonly kind: DeviceCommandKind | 'stop' | 'resume' | 'rename' | 'station';
    readonly words: string;
    readonly by: string;
    /** Absent: it was told just now. */
    readonly outcome?: CommandOutcome;
  };
  /** A printer cannot print, or can again (null). */
  'printer.trouble': { readonly printer: string; readonly trouble: string | null };
  /** A paper that a person has to decide about: nobody knows whether it was printed, or it was too old to be. */
  'printer.paper': {
    readonly printer: string;
    readonly job: string;
    readonly kind: string;
    readonly state: 'unknown' | 'asks';
    readonly reason: string;
  };
  /** A staff member wants the tickets of an order once more, or the bill of a sitting, at a printer. */
  'printer.asked': {
    readonly printer: string;
    readonly of: 'order' | 'bill';
    /** Where the party sits whose bill it is. */
    readonly table?: string;
    readonly by: string;
    /** The command that asked: its papers are found by it. Absent: of an older server. */
    readonly command?: string;
  };
  /** A person has decided about such a paper. */
  'printer.settled': {
    readonly printer: string;
    readonly job: string;
    readonly answer: PaperAnswer;
    readonly by: string;
  };
}
