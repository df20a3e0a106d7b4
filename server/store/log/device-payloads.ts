// What the journal says of the venue's machines: screens of the kitchen and printers.
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
  /** Somebody of the staff wants the tickets of an order once more, or the bill of a sitting, at a printer. */
  'printer.asked': {
    readonly printer: string;
    readonly of: 'order' | 'bill';
    /** Where the party sits whose bill it is. */
    readonly table?: string;
    readonly by: string;
  };
  /** Somebody has said what becomes of such a paper. */
  'printer.settled': {
    readonly printer: string;
    readonly job: string;
    readonly answer: PaperAnswer;
    readonly by: string;
  };
}
