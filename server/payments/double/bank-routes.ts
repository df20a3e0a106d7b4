// Pages of the test doubles: they look like a bank's page and say that they are a demonstration.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { BANK_WORDS, type BankTexts } from '../../texts/bank-texts.ts';
import { BANK_ACTIONS, type BankAction, type BankPage, type DoubleBank } from './bank.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#c9d0cc,#4a5551);--soft:light-dark(#4c5652,#b9c2bd)}
*{box-sizing:border-box}
body{font:1.0625rem/1.45 system-ui,sans-serif;margin:0;background:light-dark(#f3f5f3,#14201c);color:light-dark(#17211d,#eef2ef)}
main{max-width:27rem;margin:0 auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}
h1{font-size:1.25rem;margin:1.25rem 0 .75rem}
h2{font-size:1.0625rem;margin:2rem 0 .25rem}
p{margin:.25rem 0}
.demo{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;color:var(--soft)}
.card{background:light-dark(#fff,#1d2b26);border-radius:1.25rem;padding:1.25rem}
.to{color:var(--soft)}
.amount{font-size:2.25rem;font-weight:700;line-height:1.15;margin:.25rem 0 1rem;font-variant-numeric:tabular-nums}
form{display:flex;flex-direction:column;gap:.5rem;margin:0}
button{font:inherit;width:100%;min-height:3.5rem;padding:.6rem 1rem;text-align:start;border-radius:.9rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button span{display:block}
.name{font-weight:600}
.effect{font-size:1rem;color:var(--soft)}
button.main{background:#1c5f46;border-color:#1c5f46;color:#fff}
.main .effect{color:#fff}
button:focus-visible{outline:3px solid #d98200;outline-offset:2px}
.no{color:light-dark(#a40e26,#ffb0ba);font-weight:600;margin-bottom:1rem}`;

const OTHERS = ['decline', 'funds', 'late', 'twice', 'forged'] as const satisfies readonly BankAction[];

/** `sum`: shown behind the name. */
const button = (action: BankAction, { actions }: BankTexts, sum?: string): string => {
  const [name, effect] = actions[action];
  const isMain = sum !== undefined;
  return `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}><span class="name">${escaped(isMain ? `${name} ${sum}` : name)}</span><span class="effect">${escaped(effect)}</span></button>`;
};

const formOf = (buttons: readonly string[]): string => `<form method="post">${buttons.join('')}</form>`;

/** "18.90 EUR" as the reader writes it. */
const sumText = (amount: string, language: Language): string => {
  const [value = '', currency = ''] = amount.split(' ');
  return /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(value))
    : amount;
};

/** `reader`: language used when the bank was told none. */
const htmlOf = (page: BankPage, reader: Language): string => {
  const language = page.language !== undefined && isLanguage(page.language) ? page.language : reader;
  const words = BANK_WORDS[language];
  const sum = sumText(page.amount, language);
  const ways = [button('pay', words, sum), ...(page.maySave ? [button('save', words)] : []), button('leave', words)];
  const rest = `<h2>${escaped(words.others)}</h2>
${formOf(OTHERS.map((action) => button(action, words)))}<p class="to">${escaped(words.close)}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icons/icon.svg"><title>${escaped(words.title)}</title><style>${STYLE}</style></head><body><main>
<p class="demo" role="status">${escaped(words.demo)}</p>
<h1>${escaped(words.title)}</h1>
<div class="card"><p class="to">${escaped(words.to)}: ${escaped(page.merchant)}</p><p class="amount">${escaped(sum)}</p>
${page.isDeclined ? `<p class="no" role="alert">${escaped(words.declined)}</p>` : ''}
${page.isOver ? `<p>${escaped(words.over)}</p>${formOf([button('leave', words)])}` : formOf(ways)}</div>
${page.isOver ? '' : rest}</main></body></html>`;
};

interface Asked {
  readonly Params: { readonly provider: string; readonly id: string };
  readonly Querystring: Readonly<Record<string, string>>;
  readonly Body: unknown;
}

const actionIn = (body: unknown): BankAction | undefined =>
  BANK_ACTIONS.find((action) => typeof body === 'string' && new URLSearchParams(body).get('action') === action);

/** `banks`: doubles by provider. `languageOf`: the reader's language, for a bank that was told none. */
export const bankRoutes = (
  app: FastifyInstance,
  banks: Readonly<Partial<Record<string, DoubleBank>>>,
  clock: () => number,
  languageOf: (headers: IncomingHttpHeaders) => Language,
): void => {
  app.register(async (part) => {
    part.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    const path = '/api/demo-bank/:provider/:id';
    part.get<Asked>(path, { schema: { hide: true } }, async ({ params, query, headers }, reply) => {
      banks[params.provider]?.open?.(query, clock());
      const page = banks[params.provider]?.page(params.id, clock());
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').serializer(String);
      return page ? reply.send(htmlOf(page, languageOf(headers))) : reply.code(404).send('');
    });
    part.post<Asked>(path, { schema: { hide: true } }, async ({ params, body }, reply) => {
      const action = actionIn(body);
      const bank = banks[params.provider];
      const { to } = bank && action ? await bank.press(params.id, action, clock()) : {};
      const again = `/api/demo-bank/${encodeURIComponent(params.provider)}/${encodeURIComponent(params.id)}`;
      return reply.header('cache-control', 'no-store').redirect(to ?? again, 303);
    });
  });
};
