// Fails a journey on hidden errors: console errors, uncaught exceptions, CSP violations.
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

export interface Guard {
  watch(context: BrowserContext): Promise<void>;
  /** Allows an expected message in this journey. */
  allow(pattern: RegExp): void;
  /** Messages that the journey has not allowed. */
  readonly findings: () => readonly string[];
}

/** Chromium's messages when the network is down, which is the fault under test. */
export const NETWORK_FAULTS = /net::ERR_|Failed to load resource|An unknown error occurred when fetching the script/;

/**
 * `isNewcomer`: the device has seen no one-time hint yet. Otherwise such hints are marked as seen, because they would cover
 * later pages.
 */
export function createGuard({ isNewcomer }: { readonly isNewcomer: boolean }): Guard {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  const watched = new WeakSet<Page>();

  const onConsole = (message: ConsoleMessage): void => {
    const where = message.location().url;
    if (message.type() === 'error') found.push(`console: ${message.text()}${where ? ` (${where})` : ''}`);
  };
  const watchPage = (page: Page): void => {
    if (watched.has(page)) return;
    watched.add(page);
    page.on('pageerror', (error) => found.push(`uncaught: ${error.name} ${error.message}\n${error.stack}`));
    page.on('crash', () => found.push('the page crashed'));
  };

  return {
    watch: async (context) => {
      context.on('console', onConsole);
      context.on('page', watchPage);
      context.on('serviceworker', (worker) => worker.on('console', onConsole));
      for (const page of context.pages()) watchPage(page);
      await context.exposeBinding('__tablViolation', (_, words: string) => void found.push(`policy: ${words}`));
      if (!isNewcomer) await context.addInitScript(noteWhatIsSaidOnce);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { __tablViolation: tell } = globalThis as unknown as { __tablViolation?: (words: string) => void };
          tell?.(`${event.violatedDirective} blocked ${event.blockedURI} in ${event.sourceFile}:${event.lineNumber}`);
        });
      });
    },
    allow: (pattern) => void allowed.push(pattern),
    findings: () => found.filter((finding) => !allowed.some((pattern) => pattern.test(finding))),
  };
}

/** Runs in the page. A blank page, or one without storage, shows no hints anyway. */
function noteWhatIsSaidOnce(): void {
  try {
    localStorage.setItem('offline_said', '1');
  } catch {}
}
