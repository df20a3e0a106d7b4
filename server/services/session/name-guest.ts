// A phone gives itself a name at its table, for the others who sit there.
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { appendJournal } from '../../store/journal.ts';
import { nameGuest } from '../../store/session/table-guests.ts';
import { DONE } from '../order/order-answers.ts';
import { type CommandCase, type CommandRequest, type Decision, takeCommand } from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';

interface NameRequest extends Omit<CommandRequest, 'fingerprint'> {
  /** Clean; "" takes the name away. */
  readonly name: string;
}

/** Keeps the name of a phone at its sitting, once for an id; everybody at the table is told. */
export const takeGuestName = (services: Services, found: PublishedPlace, request: NameRequest): Promise<Answer> => {
  const { id, name } = request;
  const fingerprint = sha256(canonicalJson({ kind: 'guestName', place: found.id, name }));
  const decide = async ({ tx, place, sitting, sender, orderer, now }: CommandCase): Promise<Decision> => {
    await nameGuest(tx, { placeId: place.id, sessionId: sitting.id, sender }, name);
    await appendJournal(tx, {
      placeId: place.id,
      at: now,
      type: 'guest.named',
      sessionId: sitting.id,
      orderer,
      payload: { table: sitting.table, name },
    });
    return { settled: { status: DONE, body: { success: true, id } } };
  };
  return takeCommand(services, found, { ...request, fingerprint }, { decide, outlived: () => undefined });
};
