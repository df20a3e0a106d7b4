import type { Http } from '#core/api/http.ts';
import { banSender, listBans, unban } from '#core/api/staff/bans-requests.ts';
import type { NewBan } from '#domain/staff/ban.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

const read = (send: Http['send']) => listBans(send);

/** Banned devices of the place, and the actions on them. */
export function useBans() {
  const { found, problem, change } = useManaged(read);
  return {
    bans: found?.bans ?? [],
    why: problem?.why,
    ban: (ban: NewBan) => void change((send) => banSender(send, ban)),
    lift: (id: string) => void change((send) => unban(send, id)),
  };
}
