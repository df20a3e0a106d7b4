import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Sheet } from '#ui/layout/sheet.tsx';
import { printer as printerIcon } from '#ui/look/icons-later.ts';
import { ActionRow } from './action-row.tsx';

/** Choice of the printer for a paper: the venue's by name, or this device's own. */
export const PrintSheet = ({
  of,
  subtitle,
  printers,
  onPrint,
  onBrowser,
  onClose,
}: {
  readonly of: 'order' | 'bill';
  readonly subtitle: ReactNode;
  readonly printers: readonly string[];
  readonly onPrint: (printer: string) => void;
  /** `undefined`: the browser cannot print this paper. */
  readonly onBrowser: (() => void) | undefined;
  readonly onClose: () => void;
}) => (
  <Sheet
    open
    onClose={onClose}
    title={of === 'bill' ? <Trans>Print the bill</Trans> : <Trans>Print the order</Trans>}
    subtitle={subtitle}
  >
    <ul>
      {printers.map((name) => (
        <ActionRow
          key={name}
          icon={printerIcon}
          testId="print-at"
          note={
            of === 'bill' ? (
              <Trans>it says that it is not the fiscal receipt</Trans>
            ) : (
              <Trans>it says COPY; nothing is cooked again</Trans>
            )
          }
          onPress={() => onPrint(name)}
        >
          {name}
        </ActionRow>
      ))}
      {onBrowser && (
        <ActionRow icon={printerIcon} testId="print-here" onPress={onBrowser}>
          <Trans>This device’s printer</Trans>
        </ActionRow>
      )}
    </ul>
  </Sheet>
);
