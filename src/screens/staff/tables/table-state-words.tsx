import { Trans } from '@lingui/react/macro';
import type { TableStateKind } from '#domain/service/table-state.ts';
import { clock } from '#ui/look/icons.ts';
import { check, paperPlane, pot, receipt } from '#ui/look/icons-later.ts';
import { bellRinging, checkCircle, eyeSlash, forkKnife, hand, openBook, walking } from '#ui/look/staff-icons.ts';

/** Each state has a sign of its own, so that colour never speaks alone. A free table has none. */
export const TABLE_STATE_ICONS: Readonly<Record<TableStateKind, string | undefined>> = {
  calls: bellRinging,
  bill: receipt,
  unseen: eyeSlash,
  unaccepted: paperPlane,
  late: pot,
  ready: hand,
  coming: walking,
  sent: paperPlane,
  seen: clock,
  accepted: check,
  cooking: pot,
  eating: forkKnife,
  paid: checkCircle,
  choosing: openBook,
  free: undefined,
};

/** One word, which a third of a phone has room for. */
export const TableStateWords = ({ kind }: { readonly kind: TableStateKind }) => {
  switch (kind) {
    case 'calls':
      return <Trans comment="a table's state: the guests have called the waiter">calling</Trans>;
    case 'bill':
      return <Trans comment="a table's state: the guests want the bill">bill</Trans>;
    case 'unseen':
      return <Trans comment="a table's state: nobody in the kitchen has seen its order">not seen</Trans>;
    case 'unaccepted':
      return <Trans comment="a table's state: nobody of the staff has accepted its order">not accepted</Trans>;
    case 'late':
      return <Trans comment="a table's state: the guests wait too long for their food">waiting</Trans>;
    case 'ready':
      return <Trans comment="a table's state: its food stands ready at the pass">ready</Trans>;
    case 'coming':
      return <Trans comment="a table's state: somebody of the staff is on the way to it">on the way</Trans>;
    case 'sent':
      return <Trans comment="a table's state: its order has just come, and nobody has seen it yet">new</Trans>;
    case 'seen':
      return <Trans comment="a table's state: the kitchen has seen its order">seen</Trans>;
    case 'accepted':
      return <Trans comment="a table's state: its order is accepted, and nobody cooks yet">accepted</Trans>;
    case 'cooking':
      return <Trans comment="a table's state: the kitchen cooks its order">cooking</Trans>;
    case 'eating':
      return <Trans comment="a table's state: the guests have their food">eating</Trans>;
    case 'paid':
      return <Trans comment="a table's state: everything is paid">paid</Trans>;
    case 'choosing':
      return <Trans comment="a table's state: the guests read the menu">choosing</Trans>;
    case 'free':
      return <Trans comment="a table's state: nobody sits there">free</Trans>;
  }
};
