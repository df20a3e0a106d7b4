import { Trans } from '@lingui/react/macro';

/** What is spoken of: a table, or one of its orders. */
export const TableName = ({ name, order }: { readonly name: string; readonly order?: number }) =>
  order === undefined ? (
    <Trans>Table {name}</Trans>
  ) : (
    <Trans>
      Order {order} · table {name}
    </Trans>
  );
