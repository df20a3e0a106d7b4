// Watches a journey with hostile text for four things: a script ran, a foreign server was requested, a dialog opened, the
// address changed.
import type { BrowserContext, Page } from '@playwright/test';

export interface HostileWatch {
  /** Forbidden events; empty when all is well. */
  readonly findings: () => readonly string[];
  readonly forget: () => void;
}

/** Watches all pages of the context; blocks requests to foreign servers. */
export async function watchForHits(context: BrowserContext, own: string): Promise<HostileWatch> {
  const found: string[] = [];
  const { host } = new URL(own);
  await context.exposeBinding('__tell', (_, what: string) => void found.push(what));
  await context.addInitScript(() => {
    const tell = (what: string) => (globalThis as unknown as { __tell?: (what: string) => void }).__tell?.(what);
    // A non-configurable property, so that a named element in the HTML cannot replace it.
    Object.defineProperty(globalThis, '__hit', { set: () => tell(`it ran at ${location.href}`) });
  });
  // Requests blocked by the CSP do not get here.
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

/** Removes the CSP from pages, to test the other defences alone. */
export async function withoutPolicy(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
}
