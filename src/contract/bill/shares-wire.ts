// Pieces of a bill, as they lie in rows and travel: ours to define.
import * as v from 'valibot';
import { rowReader } from '#contract/stored-fields.ts';
import type { PieceRef } from '#domain/bill/shares.ts';

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

export const pieceSchema = v.object({
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  line: index,
  piece: index,
});

/** undefined: not a list of dishes. */
export const readPieces = rowReader<readonly PieceRef[]>(v.array(pieceSchema));
