// Devices on the board that were locked by wrong PINs.
import * as v from 'valibot';
import { maybe, name } from '../stored-fields.ts';

export const lockedDeviceSchema = v.object({
  device: name,
  name: v.string(),
  since: v.number(),
  seen: maybe(v.object({ by: v.string(), at: v.number() })),
});
