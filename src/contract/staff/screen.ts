// PUT staff/screen: state of a kitchen's screen; also the troubled screens on the board.
import * as v from 'valibot';
import { SCREEN_SOUNDS, SCREEN_TROUBLES } from '#domain/service/screens.ts';
import { name } from '../stored-fields.ts';

export const screenReportSchema = v.object({ sound: v.picklist(SCREEN_SOUNDS) });

export const troubledScreenSchema = v.object({
  device: name,
  name: v.string(),
  state: v.picklist(SCREEN_TROUBLES),
  since: v.number(),
});
