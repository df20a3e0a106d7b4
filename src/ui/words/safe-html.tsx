import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { wordsOfHtml } from '#domain/place/allowed-html.ts';
import { useDrawnByServer } from '../layout/use-drawn-by-server.ts';
import { classNames } from '../look/class-names.ts';
import styles from './safe-html.module.css';
import type { HtmlLinks } from './safe-html-clean.ts';

type Clean = typeof import('./safe-html-clean.ts').cleanHtml;

let clean: Clean | undefined;
const TRY_AGAIN_MS = 2_000;

/** Loads the HTML sanitizer; a screen that shows HTML waits for it automatically. */
export const loadSafeHtml = async (): Promise<void> => {
  clean ??= (await import('./safe-html-clean.ts')).cleanHtml;
};

/**
 * A venue's HTML, always sanitized here. Until the sanitizer is loaded, invisible text reserves the space; if it cannot be
 * loaded, plain text is shown. On every screen but a phone, links are disabled and show their address, unless `links` says
 * otherwise.
 */
export const SafeHtml = ({
  html,
  lang,
  className,
  links,
}: {
  readonly html: string;
  /** Language of the HTML. */
  readonly lang: Language;
  readonly className?: string | undefined;
  readonly links?: HtmlLinks | undefined;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const state = useCleaner();

  useLayoutEffect(() => {
    const element = place.current;
    if (!clean || state !== 'here' || !element) return;
    element.replaceChildren(clean(html, links ?? linksAt(element)));
  }, [html, links, state]);

  // Two elements, because React's nodes and the sanitized ones must not share a parent.
  return state === 'here' ? (
    <div key="clean" ref={place} className={classNames(styles.html, className)} lang={lang} />
  ) : (
    <div
      key="words"
      className={classNames(styles.html, styles.words, state === 'loading' && styles.unseen, className)}
      lang={lang}
      aria-busy={state === 'loading'}
    >
      {wordsOfHtml(html)}
    </div>
  );
};

const linksAt = (element: Element): HtmlLinks =>
  element.closest('[data-device]')?.getAttribute('data-device') === 'phone' ? 'open' : 'none';

/** `failed`: the sanitizer could not be loaded yet; loading is retried. */
function useCleaner(): 'loading' | 'here' | 'failed' {
  // A part that hydrates late finds the sanitizer loaded, but must first render like the server.
  const isDrawn = useDrawnByServer();
  const [state, setState] = useState<'loading' | 'here' | 'failed'>(clean && !isDrawn ? 'here' : 'loading');
  useLayoutEffect(() => {
    if (state === 'here') return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      loadSafeHtml().then(
        () => isWanted && setState('here'),
        () => {
          if (!isWanted) return;
          setState('failed');
          timer = setTimeout(load, TRY_AGAIN_MS);
        },
      );
    void load();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [state]);
  return state;
}
