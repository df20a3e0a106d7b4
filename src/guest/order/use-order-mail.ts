import { useEffect, useState } from 'react';
import { getOrderMail } from '#core/api/order-mail.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** Whether an address is asked for: the server sends the link to an order by mail. false until it has said so. */
export function useOrderMail(): boolean {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [mails, setMails] = useState(false);
  useEffect(() => {
    if (!isOnline) return;
    let isHeard = true;
    void getOrderMail(http, place.id).then((said) => {
      // The server's last answer holds on without a network.
      if (isHeard && said) setMails(true);
    });
    return () => {
      isHeard = false;
    };
  }, [http, place.id, isOnline]);
  return mails;
}
