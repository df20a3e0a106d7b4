import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Secrets of links have 32 letters. */
const LINK = /^[A-Za-z0-9_-]{22,128}$/;

/** What the address brings to sign in by. It is taken out of the address at once: nobody finds it there, or in the history. */
export function useAskedSignIn() {
  const { hash, pathname } = useRouterState({ select: ({ location }) => location });
  const navigate = useNavigate();
  const [link, setLink] = useState<string>();
  const found = LINK.test(hash) ? hash : undefined;
  useEffect(() => {
    if (found === undefined) return;
    setLink(found);
    void navigate({ href: pathname, replace: true });
  }, [found, pathname, navigate]);
  return { link: found ?? link, forget: () => setLink(undefined) };
}
