// Fiscal receipt of a card payment that staff issue by hand, for staff.
import * as v from 'valibot';
import { maybe } from '../stored-fields.ts';

export const fiscalReceiptSchema = v.object({ issued: maybe(v.object({ by: v.string(), at: v.number() })) });
