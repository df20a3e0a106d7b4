import { useEffect, useState } from 'react';
import { getOrderMail } from '#core/api/order-mail.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** Whether to ask for an email address, because the server mails the link to an order. False until the server says so. */
export function useOrderMail(): boolean {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [mails, setMails] = useState(false);
  useEffect(() => {
    if (!isOnline) return;
    let isHeard = true;
    void getOrderMail(http, place.id).then((said) => {
      // The server's last answer stays valid offline.
      if (isHeard && said) setMails(true);
    });
    return () => {
      isHeard = false;
    };
  }, [http, place.id, isOnline]);
  return mails;
}
