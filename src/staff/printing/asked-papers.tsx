import type { CommandId } from '#domain/ids.ts';
import { stationNamed, stationsOf } from '#domain/kitchen/stations.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { TableName } from '#staff/table/table-name.tsx';
import { AskedPapersSheet } from './asked-papers-sheet.tsx';
import { useAskedPapers } from './use-asked-papers.ts';
import { usePaperTrouble } from './use-paper-trouble.ts';

/** State of the papers requested by a command of this device. */
export const AskedPapers = ({
  command,
  printer,
  table,
  order,
  onClose,
}: {
  readonly command: CommandId;
  readonly printer: string;
  readonly table: string;
  /** Label of the order; `undefined`: the bill. */
  readonly order: string | undefined;
  readonly onClose: () => void;
}) => {
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const { onRead, gap, ...asked } = useAskedPapers(command, printer);
  const { trouble, answer } = usePaperTrouble(undefined);
  return (
    <AskedPapersSheet
      {...asked}
      of={order === undefined ? 'bill' : 'order'}
      subtitle={<TableName name={table} {...(order !== undefined && { order })} />}
      printer={printer}
      gap={isOnline ? gap : 'unheard'}
      trouble={trouble.printers.find(({ name }) => name === printer)}
      stationName={(station) => stationNamed(stationsOf(place), station).name}
      timeZone={place.timeZone}
      onAnswer={(paper, said) => {
        answer(paper, said);
        // The result of a copy is reported with the open papers; this sheet is done.
        if (said !== 'again') onClose();
      }}
      onClose={() => {
        if (asked.refusal) onRead();
        onClose();
      }}
    />
  );
};
