import { expect, test } from 'vitest';
import { seatOf } from '#domain/session/session.ts';

test('a guest has either a table or a room, never both [S3.29]', () => {
  expect(seatOf({ table: '12', roomNumber: undefined })).toEqual({ table: '12', room: undefined });
  expect(seatOf({ table: '204', roomNumber: '204' })).toEqual({ table: undefined, room: '204' });
  expect(seatOf(undefined)).toEqual({ table: undefined, room: undefined });
});
