import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { MergedParty } from '#domain/service/board.ts';
import { Toast } from '#ui/layout/toast.tsx';
import styles from './table-screen.module.css';

/** How long after a join its undo is offered, ms; later it stands among the table's actions. */
const SHOWN_MS = 10_000;

interface MergedToastProps {
  /** Parties that can be separated again. */
  readonly merged: readonly MergedParty[];
  /** Server time, epoch ms. */
  readonly now: number;
  readonly onUndo: (party: MergedParty) => void;
}

/** Confirms that another table has just joined this one, with undo. */
export const MergedToast = ({ merged, now, onUndo }: MergedToastProps) => {
  const [shown, setShown] = useState<MergedParty>();
  const [read, setRead] = useState<MergedParty['sittingId']>();
  const fresh = merged.find(({ sittingId, at }) => sittingId !== read && now - at < SHOWN_MS);
  if (fresh && fresh.sittingId !== shown?.sittingId) setShown(fresh);
  // The toast closes itself, because it stays while a pointer or the focus is on it.
  const party = merged.find(({ sittingId }) => sittingId !== read && sittingId === shown?.sittingId);
  if (!party) return null;
  const { table, sittingId, at } = party;
  const close = () => setRead(sittingId);
  const undo = () => {
    close();
    onUndo(party);
  };
  return (
    <div className={styles.toast} data-testid="merged-toast">
      <Toast
        key={`${sittingId} ${at}`}
        closesAfter={SHOWN_MS}
        onClose={close}
        action={{ label: <Trans>Undo</Trans>, onPress: undo }}
      >
        <Trans comment="confirmation: the guests of another table have one bill with this one now">
          Joined with table {table}
        </Trans>
      </Toast>
    </div>
  );
};
