// Pages of the test doubles: they look like a bank's page and say that they are a demonstration.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { BANK_WORDS, type BankTexts } from '../../texts/bank-texts.ts';
import { BANK_ACTIONS, type BankAction, type BankPage, type DoubleBank } from './bank.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `
:root{color-scheme:light dark}
body{font:17px/1.45 system-ui,sans-serif;margin:0;background:light-dark(#eef1f6,#14181f);color:light-dark(#16202e,#e8edf5)}
main{max-width:25rem;margin:0 auto;padding:1.25rem 1rem 3rem}
.demo{background:#ffd60a;color:#161300;padding:.7rem 1rem;font-weight:600;border-radius:.6rem}
.card{background:light-dark(#fff,#1d232d);border-radius:1rem;padding:1.25rem;margin:1rem 0}
.amount{font-size:2rem;font-weight:700;margin:.1rem 0}
button{font:inherit;width:100%;min-height:3rem;margin:.35rem 0;border-radius:.7rem;border:1px solid light-dark(#b9c3d3,#465062);background:transparent;color:inherit;cursor:pointer}
button.main{background:#0a58ca;border-color:#0a58ca;color:#fff;font-weight:600}
button:focus-visible{outline:3px solid #ffb703;outline-offset:2px}
.no{color:light-dark(#a40e26,#ff9aa8);font-weight:600}`;

const button = (action: BankAction, words: string, isMain = false): string =>
  `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${escaped(words)}</button>`;

const formOf = ({ maySave, isOver }: BankPage, words: BankTexts): string => {
  if (isOver) return `<p>${escaped(words.over)}</p><form method="post">${button('leave', words.leave, true)}</form>`;
  const others = ['decline', 'funds', 'late', 'twice', 'forged', 'leave'] as const;
  return `<form method="post">${button('pay', words.pay, true)}${maySave ? button('save', words.save) : ''}
${others.map((action) => button(action, words[action])).join('\n')}</form><p>${escaped(words.close)}</p>`;
};

/** `reader`: language used when the bank was told none. */
const htmlOf = (page: BankPage, reader: Language): string => {
  const language = page.language !== undefined && isLanguage(page.language) ? page.language : reader;
  const words = BANK_WORDS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icons/icon.svg"><title>${escaped(words.title)}</title><style>${STYLE}</style></head><body><main>
<p class="demo" role="status">${escaped(words.demo)}</p>
<h1>${escaped(words.title)}</h1>
<div class="card"><p>${escaped(page.merchant)}</p><p class="amount">${escaped(page.amount)}</p>
${page.isDeclined ? `<p class="no" role="alert">${escaped(words.declined)}</p>` : ''}
${formOf(page, words)}</div></main></body></html>`;
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
