// The franc beside a venue's own currency, which its guests who read Swiss French expect.
import { isObject, type VenueFile } from '../venue-file.ts';

/** Whether the menu is in Swiss French, priced in another currency, and the file has no rate of the franc. [S1.10] */
export const lacksFrancRate = ({ languages, currency, settings }: VenueFile): boolean =>
  Array.isArray(languages) &&
  languages.includes('fr-CH') &&
  currency !== 'CHF' &&
  (!isObject(settings) || settings.chf_rate === undefined || settings.chf_rate === null);
