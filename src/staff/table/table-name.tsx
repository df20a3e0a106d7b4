import { Trans } from '@lingui/react/macro';

/** What is spoken of: a table, or one of its orders; an order that goes to no table has an empty name for it. */
export const TableName = ({ name, order }: { readonly name: string; readonly order?: string }) =>
  name === '' ? (
    order !== undefined && <Trans>Order {order}</Trans>
  ) : order === undefined ? (
    <Trans>Table {name}</Trans>
  ) : (
    <Trans>
      Order {order} · table {name}
    </Trans>
  );
