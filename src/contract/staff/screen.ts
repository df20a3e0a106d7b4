// PUT staff/screen: a kitchen's screen says how it is; and what the board tells of those that are not well.
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
