import { Trans } from '@lingui/react/macro';
import { LAST_PORT } from '#domain/kitchen/printer-setup.ts';
import type { FaultAt } from '#domain/owner/settings/fault-at.ts';
import { AmountFault } from '#staff/prices/amount-fault.tsx';

const ADDRESS = '192.168.1.50:9100';

/** Error of one field of a setting with several fields, and how to fix it. */
export const FieldFaultText = ({ why, corner }: Pick<FaultAt, 'why' | 'corner'>) => {
  switch (why) {
    case 'printer-name':
      return <Trans>Enter a short name in small Latin letters, digits and hyphens, such as grill.</Trans>;
    case 'taken':
      return <Trans>Another one has this name.</Trans>;
    case 'printer-address':
      return <Trans>Enter the printer’s address in the network with its port, such as {ADDRESS}.</Trans>;
    case 'port':
      return <Trans>There is no such port: the last one is {LAST_PORT}.</Trans>;
    case 'papers':
      return <Trans>Choose what it prints.</Trans>;
    case 'no-orders':
      return <Trans>Choose for which orders.</Trans>;
    case 'percent':
      return <Trans>Enter a percentage up to 100.</Trans>;
    case 'amount':
      return <AmountFault />;
    case 'nothing':
      return <Trans>Enter more than 0.</Trans>;
    case 'number':
      return <Trans>Enter a number, such as 2 or 2.5.</Trans>;
    case 'ring':
      return <Trans>It ends before it begins.</Trans>;
    case 'gap':
      return <Trans>No ring holds the kilometres before this one: begin where the one before it ends.</Trans>;
    case 'from-zero':
      return <Trans>Nothing says what the way costs on smaller orders: begin with 0.</Trans>;
    case 'half':
      return <Trans>Enter both times.</Trans>;
    case 'words':
      return <Trans>Enter words in the language of your menu.</Trans>;
    case 'degrees':
      return <Trans>Corner {corner} is no place on the globe: enter its latitude and longitude in degrees.</Trans>;
    case 'few':
      return <Trans>A zone needs three corners or more.</Trans>;
    case 'date-line':
      return <Trans>It runs over the date line: draw two zones, one on each side.</Trans>;
    case 'flat':
      return <Trans>All its corners stand on one line.</Trans>;
    case 'crosses':
      return <Trans>Its edge crosses itself: put the corners in their order round the zone.</Trans>;
    case 'swapped':
      return <Trans>Latitude and longitude are swapped: your venue would lie in its zone the other way round.</Trans>;
    case 'outside':
      return <Trans>None of the zones holds your venue itself.</Trans>;
    case 'no-location':
      return <Trans>Your venue’s file does not say where it stands on the map: add its location there first.</Trans>;
    case 'place':
      return <Trans>Enter latitude and longitude in degrees, such as 42.6977 and 23.3219.</Trans>;
    case 'measured':
      return <Trans>You deliver by distance from here: take those rings away first.</Trans>;
    case 'vat-needed':
      return <Trans>Dishes or categories have rates of their own: enter the one of all others.</Trans>;
  }
};
