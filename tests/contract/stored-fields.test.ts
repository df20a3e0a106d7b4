// A row parser returns what its schema parsed: the compiler checks the schema against the type.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rowReader } from '#contract/stored-fields.ts';
import type { ProductId } from '#domain/ids.ts';

interface Row {
  readonly productId: ProductId;
  readonly state: 'waiting' | 'received';
  readonly note: string | undefined;
  readonly lines: readonly { readonly quantity: number }[];
}

const fields = {
  productId: v.number(),
  state: v.picklist(['waiting', 'received']),
  note: v.optional(v.string()),
  lines: v.array(v.looseObject({ quantity: v.number() })),
};

test('a schema of stored fields reads a valid row, and returns undefined for an unreadable one', () => {
  const read = rowReader<Row>(v.looseObject(fields));
  const row = { productId: 3, state: 'waiting', lines: [{ quantity: 1 }], later: true };
  expect(read(row)).toEqual(row);
  expect(read({ ...row, state: 'lost' })).toBeUndefined();
});

test('a schema without a field of its type does not compile', () => {
  const { state: _state, ...without } = fields;
  // @ts-expect-error The state is not parsed.
  expect(rowReader<Row>(v.looseObject(without))).toBeTypeOf('function');
});

test('a schema that is looser than its type does not compile', () => {
  // @ts-expect-error Any text is no state.
  expect(rowReader<Row>(v.looseObject({ ...fields, state: v.string() }))).toBeTypeOf('function');
  // @ts-expect-error A quantity in words is no number.
  expect(rowReader<Row>(v.looseObject({ ...fields, lines: v.array(v.object({ quantity: v.string() })) }))).toBeTypeOf(
    'function',
  );
});
