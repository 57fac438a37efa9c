/** What each payload would do if it ran: the tests listen for it. */
const ATO = 'window.__injetado=1';

/** Ways to run a script from markup. */
const VETORES = [
  `<script>${ATO}</script>`,
  `<script src="data:text/javascript,${ATO}"></script>`,
  `<img src=x onerror="${ATO}">`,
  `<img src=x onerror=${ATO}//`,
  `<svg onload="${ATO}">`,
  `<svg><script>${ATO}</script></svg>`,
  `<svg><animate onbegin="${ATO}" attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${ATO}">`,
  `<iframe srcdoc="<script>parent.__injetado=1</script>"></iframe>`,
  `<iframe src="javascript:parent.__injetado=1"></iframe>`,
  `<object data="data:text/html,<script>${ATO}</script>"></object>`,
  `<embed src="javascript:${ATO}">`,
  `<a href="javascript:${ATO}" autofocus onfocus="${ATO}">x</a>`,
  `<a href="&#106;avascript:${ATO}">x</a>`,
  `<a href="java\tscript:${ATO}">x</a>`,
  `<a href=" \x01javascript:${ATO}">x</a>`,
  `<details open ontoggle="${ATO}">x</details>`,
  `<video><source onerror="${ATO}"></video>`,
  `<input autofocus onfocus="${ATO}">`,
  `<body onload="${ATO}">`,
  `<p style="animation:x 1s" onanimationstart="${ATO}">x</p>`,
  `<form action="javascript:${ATO}"><button id=x>x</button></form>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${ATO}">`,
  `<base href="javascript:${ATO}//">`,
  `<template><img src=x onerror="${ATO}"></template>`,
];

/** Places to break out of, and ways around a naive filter. */
const CONTEXTOS: ((vetor: string) => string)[] = [
  (v) => v,
  (v) => `"> ${v}`,
  (v) => `'> ${v}`,
  (v) => `</p>${v}`,
  (v) => `</title></textarea></script>${v}`,
  (v) => `<!--><p title="--!>${v}">`,
  (v) => `<![CDATA[${v}]]>`,
  (v) => `<noscript><p title="</noscript>${v}"></noscript>`,
  (v) => `<a title="</a>${v}">x</a>`,
  (v) => `<h2>${v}</h2>`,
  (v) => `<ul><li>${v}`,
  (v) => `<b><i><u>${v}`,
  (v) => `&lt;${v}&gt;`,
  (v) => v.replaceAll('<', '&lt;'),
  (v) => v.replaceAll('<', '<\n'),
  (v) => `<scr<b>ipt>${v.replaceAll('script', 'scr<script></script>ipt')}`,
  (v) => v.replace(/<(\w+)/g, (_, nome: string) => `<${nome.toUpperCase()}/`),
  (v) => `${'x'.repeat(40)}${v}`,
  (v) => `\${${v}} {{constructor.constructor('${ATO}')()}}`,
  (v) => `<x y="${v.replaceAll('"', "'")}">${v}</x>`,
];

/** 25 ways × 20 places: every payload differs from every other. */
export const INJECOES = VETORES.flatMap((vetor) => CONTEXTOS.map((contexto) => contexto(vetor)));

/** Addresses that must not be followed. */
export const LINKS_HOSTIS = [
  `javascript:${ATO}`,
  `JaVaScRiPt:${ATO}`,
  ` javascript:${ATO}`,
  `\tjavascript:${ATO}`,
  `java\nscript:${ATO}`,
  `javascript://example.com/%0a${ATO}`,
  `data:text/html,<script>${ATO}</script>`,
  `vbscript:${ATO}`,
  'blob:https://example.com/x',
  'file:///etc/passwd',
  '//example.com/racao',
  'https:',
  'racao',
];
