// Pieces of a bill in rows and on the wire. Our own format.
import * as v from 'valibot';
import { rowReader } from '#contract/stored-fields.ts';
import type { PieceRef } from '#domain/bill/shares.ts';

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

export const pieceSchema = v.object({
  orderId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  line: index,
  piece: index,
});

/** undefined: not a list of pieces. */
export const readPieces = rowReader<readonly PieceRef[]>(v.array(pieceSchema));
