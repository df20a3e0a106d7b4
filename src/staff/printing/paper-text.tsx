import { Trans } from '@lingui/react/macro';
import type { OpenPaper, TroubledPrinter } from '#domain/service/paper.ts';

/** Kind of a paper, in staff words. */
export const PaperName = ({ paper }: { readonly paper: OpenPaper }) => {
  const { kind, label, table } = paper;
  switch (kind) {
    case 'ticket':
      return label === undefined ? <Trans>A ticket</Trans> : <Trans>Ticket {label}</Trans>;
    case 'void':
      return label === undefined ? <Trans>A void</Trans> : <Trans>Void {label}</Trans>;
    case 'moved':
      return <Trans>The slip of a table that moved</Trans>;
    case 'receipt':
      return table === undefined ? <Trans>A receipt</Trans> : <Trans>The receipt of table {table}</Trans>;
    case 'test':
      return <Trans>A test slip</Trans>;
  }
};

/** Fault of a printer. */
export const PrinterTroubleText = ({ printer }: { readonly printer: TroubledPrinter }) => {
  const name = <bdi>{printer.name}</bdi>;
  switch (printer.trouble) {
    case 'paper_end':
      return <Trans>The printer “{name}” is out of paper.</Trans>;
    case 'cover_open':
      return <Trans>The cover of the printer “{name}” is open.</Trans>;
    case 'unreachable':
    case 'silent':
      return <Trans>The printer “{name}” does not answer.</Trans>;
    case 'private_address':
      return <Trans>The server may not connect to the address of the printer “{name}”.</Trans>;
    case 'offline':
      return <Trans>The printer “{name}” is not ready.</Trans>;
    default:
      return <Trans>The printer “{name}” reports an error.</Trans>;
  }
};
