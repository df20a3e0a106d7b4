// Reads aloud touched and focused elements, only on request.

/** Maximum length of text read for one element. */
const LONGEST = 300;
/** A press also moves the focus, and is read once. */
const SAME_MS = 600;

const voicesNow = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];

/** Whether the browser has a voice for the language. */
export const hasVoice = (language: string): boolean =>
  voicesNow().some(({ lang }) => lang.replace('_', '-').split('-')[0] === language.split('-')[0]);

/** Calls back when the list of voices changes. Returns a stop function. */
export function followVoices(callback: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener?.('voiceschanged', callback);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', callback);
}

const SAID = '[aria-label], [role="dialog"], button, a, label, input, h1, h2, h3, p, li';

/** Approximate accessible name of an element. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const titles = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).flatMap((id) => {
    const title = id === '' ? null : document.getElementById(id);
    return title ? [title.textContent] : [];
  });
  if (titles.length > 0) return titles.join(' ');
  return element.getAttribute('role') === 'dialog' ? '' : (element.textContent ?? '');
}

function say(text: string, language: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Starts reading; returns a function that stops it and silences it at once. */
export function readAloud(): () => void {
  const ended = new AbortController();
  let last = { text: '', at: Number.NEGATIVE_INFINITY };
  const onTouch = ({ target, timeStamp }: Event) => {
    const element = target instanceof Element ? target.closest(SAID) : null;
    const text = (element ? nameOf(element) : '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
    if (!element || text === '' || (text === last.text && timeStamp - last.at < SAME_MS)) return;
    last = { text, at: timeStamp };
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (hasVoice(language)) say(text, language);
  };
  for (const type of ['focusin', 'click'])
    document.addEventListener(type, onTouch, { capture: true, passive: true, signal: ended.signal });
  const silence = () => speechSynthesis.cancel();
  // Speech continues after its page has closed.
  window.addEventListener('pagehide', silence, { signal: ended.signal });
  return () => {
    ended.abort();
    silence();
  };
}
