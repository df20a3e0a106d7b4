import { useEffect, useState } from 'react';
import type { OrderMail } from '#contract/order/order-mail.ts';
import { getOrderMail } from '#core/api/order-mail.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** How this server mails an order; `none` until the server says so, so that no page promises a mail. */
export function useOrderMail(): OrderMail {
  const { http } = useTabl();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const [mail, setMail] = useState<OrderMail>('none');
  useEffect(() => {
    if (!isOnline) return;
    let isHeard = true;
    void getOrderMail(http, place.id).then((said) => {
      // The server's last answer stays valid offline.
      if (isHeard && said) setMail(said);
    });
    return () => {
      isHeard = false;
    };
  }, [http, place.id, isOnline]);
  return mail;
}
