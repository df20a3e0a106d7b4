import { expect, test } from 'vitest';
import { readSheets } from '../../../server/site/drawn/page-styles.ts';

const styled = (html: string, ...sheets: readonly string[]) =>
  readSheets(sheets.map((css, at) => ({ href: `/${at}.css`, css })))(html);

test('rules of classes that the markup has are kept, in their order, and no others', () => {
  const css = ':root{--a:1}.a{color:red}.b{color:blue}.a.b{color:green}.a .c,.c{margin:0}.a>p{top:0}';
  expect(styled('<p class="a"><i class="c x">', css).css).toBe(
    ':root{--a:1}.a{color:red}.a .c,.c{margin:0}.a>p{top:0}',
  );
});

test('a class in brackets is no condition', () => {
  expect(styled('<p class="a">', '.a:not(.b){top:0}.b:is(.a,.c){top:1px}:where(.c) .a{top:2px}').css).toBe(
    '.a:not(.b){top:0}:where(.c) .a{top:2px}',
  );
});

test('a group is kept where something in it is, with the animations that its rules name', () => {
  const css =
    '@media (width>=62.5em){.a{animation:in 1s}.b{top:0}}@media (x){.b{top:0}}@keyframes in{0%{top:0}}@keyframes out{0%{top:1px}}';
  expect(styled('<p class="a">', css).css).toBe('@media (width>=62.5em){.a{animation:in 1s}}@keyframes in{0%{top:0}}');
});

test('fonts from files wait for the whole sheet, those that the device has do not', () => {
  const own = '@font-face{font-family:"Y";src:local("Arial")}';
  expect(styled('<p class="a">', `@font-face{font-family:"X";src:url(/x.woff2)}${own}.a{top:0}`).css).toBe(
    `${own}.a{top:0}`,
  );
});

test('rules of another design than the venue’s are left out; a page without a design keeps what has none', () => {
  const css = '.a{top:0}[data-theme="1"] .a{top:1px}[data-theme="3"] .a{top:3px}:not([data-theme="3"]) .a{top:4px}';
  expect(styled('<html data-theme="3"><p class="a">', css).css).toBe(
    '.a{top:0}[data-theme="3"] .a{top:3px}:not([data-theme="3"]) .a{top:4px}',
  );
});

test('strings, comments and escapes are no rules', () => {
  const css = '.a:before{content:"}.b{"}/* .c{ */.a{background:url("data:x,{;}")}.b{top:0}';
  expect(styled('<p class="a">', css).css).toBe('.a:before{content:"}.b{"}.a{background:url("data:x,{;}")}');
});

test('a later sheet is named where the markup uses it, the first one always', () => {
  expect(styled('<p class="a">', '.a{top:0}', '.b{top:0}').sheets).toEqual(['/0.css']);
  expect(styled('<p class="b">', '.a{top:0}', '.b{top:0}')).toEqual({
    css: '.b{top:0}',
    sheets: ['/0.css', '/1.css'],
  });
});
