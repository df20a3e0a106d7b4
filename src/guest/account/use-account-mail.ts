import { useEffect, useState } from 'react';
import type { AccountMail } from '#contract/order/order-mail.ts';
import { getAccountMail } from '#core/api/order-mail.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** How this server sends account mails; `none` until the server says so, so that no page promises a mail. */
export function useAccountMail(): AccountMail {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [mail, setMail] = useState<AccountMail>('none');
  useEffect(() => {
    if (!isOnline) return;
    let isHeard = true;
    void getAccountMail(http, place.id).then((told) => {
      // The server's last answer stays valid offline.
      if (isHeard && told) setMail(told);
    });
    return () => {
      isHeard = false;
    };
  }, [http, place.id, isOnline]);
  return mail;
}
