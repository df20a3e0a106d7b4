// Watches a journey among hostile words for four things: a script ran, a foreign server was asked, a dialog opened, the
// address changed.
import type { BrowserContext, Page } from '@playwright/test';

export interface HostileWatch {
  /** Forbidden happenings; empty where all is well. */
  readonly findings: () => readonly string[];
  readonly forget: () => void;
}

/** Watches every page of the context from now on; a request to a foreign server is stopped. */
export async function watchForHits(context: BrowserContext, own: string): Promise<HostileWatch> {
  const found: string[] = [];
  const { host } = new URL(own);
  await context.exposeBinding('__tell', (_, what: string) => void found.push(what));
  await context.addInitScript(() => {
    const tell = (what: string) => (globalThis as unknown as { __tell?: (what: string) => void }).__tell?.(what);
    // Its own property: a name in the page's HTML cannot stand in for it.
    Object.defineProperty(globalThis, '__hit', { set: () => tell(`it ran at ${location.href}`) });
  });
  // Requests that the page's policy stops never come this far.
  await context.route(
    (url) => url.host !== host && /^https?:$/.test(url.protocol),
    (route) => {
      found.push(`asked ${route.request().url()}`);
      return route.abort();
    },
  );
  const watchPage = (page: Page) => {
    page.on('dialog', (dialog) => {
      found.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss().catch(() => undefined);
    });
    page.on('popup', (popup) => found.push(`opened ${popup.url()}`));
  };
  context.on('page', watchPage);
  for (const page of context.pages()) watchPage(page);
  return {
    findings: () => [...found],
    forget: () => {
      found.length = 0;
    },
  };
}

/** Pages come without their policy: what holds then holds by itself. */
export async function withoutPolicy(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
}
