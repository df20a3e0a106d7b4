import { Trans } from '@lingui/react/macro';
import type { TableStateKind } from '#domain/service/table-state.ts';
import { clock } from '#ui/look/icons.ts';
import { check, paperPlane, pot, receipt } from '#ui/look/icons-later.ts';
import { bellRinging, checkCircle, eyeSlash, forkKnife, hand, openBook, walking } from '#ui/look/staff-icons.ts';

/** An icon per state, so that colour is never the only sign. A free table has none. */
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

/** One word, which fits a third of a phone's width. */
export const TableStateText = ({ kind }: { readonly kind: TableStateKind }) => {
  switch (kind) {
    case 'calls':
      return (
        <Trans context="state of a table" comment="the guests have called the waiter">
          calling
        </Trans>
      );
    case 'bill':
      return (
        <Trans context="state of a table" comment="the guests want the bill">
          bill
        </Trans>
      );
    case 'unseen':
      return (
        <Trans context="state of a table" comment="nobody in the kitchen has seen its order">
          not seen
        </Trans>
      );
    case 'unaccepted':
      return (
        <Trans context="state of a table" comment="nobody of the staff has accepted its order">
          not accepted
        </Trans>
      );
    case 'late':
      return (
        <Trans context="state of a table" comment="the guests wait too long for their food">
          waiting
        </Trans>
      );
    case 'ready':
      return (
        <Trans context="state of a table" comment="its food stands ready at the pass">
          ready
        </Trans>
      );
    case 'coming':
      return (
        <Trans context="state of a table" comment="somebody of the staff is on the way to it">
          on the way
        </Trans>
      );
    case 'sent':
      return (
        <Trans context="state of a table" comment="its order has just come, and nobody has seen it yet">
          new
        </Trans>
      );
    case 'seen':
      return (
        <Trans
          context="state of a table"
          comment="its order is on the kitchen's screen or paper; nobody has accepted it yet"
        >
          received
        </Trans>
      );
    case 'accepted':
      return (
        <Trans context="state of a table" comment="its order is accepted, and nobody cooks yet">
          accepted
        </Trans>
      );
    case 'cooking':
      return (
        <Trans context="state of a table" comment="the kitchen cooks its order">
          cooking
        </Trans>
      );
    case 'eating':
      return (
        <Trans context="state of a table" comment="the guests have their food">
          eating
        </Trans>
      );
    case 'paid':
      return (
        <Trans context="state of a table" comment="everything is paid">
          paid
        </Trans>
      );
    case 'choosing':
      return (
        <Trans context="state of a table" comment="guests sit there and have ordered nothing yet">
          seated
        </Trans>
      );
    case 'free':
      return (
        <Trans context="state of a table" comment="nobody sits there">
          free
        </Trans>
      );
  }
};
