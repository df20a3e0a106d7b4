// A phone gives its guest a name for the others at the table.
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { appendJournal } from '../../store/journal.ts';
import { nameGuest } from '../../store/session/table-guests.ts';
import { DONE } from '../order/order-answers.ts';
import { type CommandCase, type CommandRequest, type Decision, takeCommand } from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';

interface NameRequest extends Omit<CommandRequest, 'fingerprint'> {
  /** Cleaned text; "" removes the name. */
  readonly name: string;
}

/** Stores the name of a phone in its sitting once per id, and notifies the table. */
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
