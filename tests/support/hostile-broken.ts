// Hostile HTML that is unfinished, unclosed, binary, or read by a template.
import { RUN } from './hostile-code.ts';

export function* broken(): Generator<string> {
  for (const start of ['<img src=x onerror=', '<svg onload=', '<details open ontoggle=']) {
    for (const end of ['', ' ', '//', '<', '\n<p', ' x=">', "'"]) yield `${start}${RUN}${end}`;
  }
  for (const tag of [
    'textarea',
    'title',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
    'iframe',
    'listing',
    'style',
    'noscript',
    'select',
    'option',
  ]) {
    yield `<${tag}><img src=x onerror=${RUN}></${tag}><img src=x onerror=${RUN}>`;
    yield `<${tag}></${tag} x><svg onload=${RUN}>`;
  }
  yield `<a href="x><img src=x onerror=${RUN}>`;
  yield `<a title='"><img src=x onerror=${RUN}>`;
  yield `<p/onclick=${RUN}/style=all:unset>a`;
  yield `<p"onclick="${RUN}">a</p>`;
  yield `<img """><script>${RUN}</script>">`;
  yield `<img/src/onerror=${RUN}>`;
  yield `<IMG\fSRC=x\fONERROR=${RUN}>`;
  yield `<img src=x\u0000onerror=${RUN}>`;
  yield `<im\u0000g src=x onerror=${RUN}>`;
  yield `<%<img src=x onerror=${RUN}>%>`;
  yield `<// style=x:expression\\28${RUN}\\29>`;
  yield `<!-- --!><img src=x onerror=${RUN}>-->`;
  yield `<!--><img src=x onerror=${RUN}>-->`;
  yield `<!--->${`<img src=x onerror=${RUN}>`}`;
  yield `<!<img src=x onerror=${RUN}>>`;
  yield `<?<img src=x onerror=${RUN}>?>`;
  yield `</><img src=x onerror=${RUN}>`;
  yield `</p/onclick=${RUN}><svg/onload=${RUN}>`;
  yield `${'<div>'.repeat(600)}<img src=x onerror=${RUN}>`;
  yield `${'<b><i>'.repeat(300)}<svg onload=${RUN}>`;
  yield `${'<svg><g>'.repeat(200)}<script>${RUN}</script>`;
  yield `${'<table><tr><td>'.repeat(120)}<img src=x onerror=${RUN}>`;
  yield `${'<'.repeat(500)}img src=x onerror=${RUN}>`;
  yield `${'a'.repeat(3000)}<script>${RUN}</script>`;
  yield `\u202e<img src=x onerror=${RUN}>\u202c`;
  yield `\ud800<img src=x onerror=${RUN}>`;
}

export function* templates(): Generator<string> {
  for (const code of [RUN, `constructor.constructor('${RUN}')()`, `[].filter.constructor('${RUN}')()`]) {
    yield `{{${code}}}`;
    yield `\${${code}}`;
    yield `<%= ${code} %>`;
    yield `#{${code}}`;
    yield `{%raw%}${code}{%endraw%}`;
    yield `[[${code}]]`;
    yield `<div ng-app ng-init="${code}">{{${code}}}</div>`;
    yield `<div v-html="'<img src=x onerror=${RUN}>'" x-data x-init="${code}" hx-on:load="${code}">a</div>`;
  }
  yield `<p data-bind="html: '<img src=x onerror=${RUN}>'">a</p>`;
  yield `<div dangerouslySetInnerHTML={{__html:'<img src=x onerror=${RUN}>'}} />`;
  yield `<template><script>${RUN}</script></template>`;
  yield `<template shadowrootmode=open><script>${RUN}</script><slot></slot></template>`;
  yield `<div><template shadowroot=open><img src=x onerror=${RUN}></template></div>`;
  yield `<slot name=x onslotchange=${RUN}></slot>`;
}
