import { Trans } from '@lingui/react/macro';

/** Name of a table, or of one of its orders; an order without a table has an empty name. */
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
