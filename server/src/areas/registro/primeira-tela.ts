import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { KG_POR_CADEIRA } from '@indica-bem/domain/doacao/regras';
import { MARCA } from '@indica-bem/domain/marca';
import type { Totais } from '@indica-bem/domain/registro/contrato';
import { oQueFalta } from '@indica-bem/domain/registro/o-que-falta';

type Contas = { prometido: Totais; entregue: Totais; falta: Totais };

/**
 * The first screen of the page as plain markup, painted while its code is on its way and readable without it. The same
 * words and measures as web/src/registro/promessa.tsx, which takes its place.
 */
export function primeiraTela(contas: Contas): string {
  const { prometido, entregue } = contas;
  const kg = [formatarInteiro(prometido.kg), formatarDecimal(entregue.kg, 1)] as const;
  const longo = kg.some((texto) => texto.length > 6);
  const parte = prometido.kg > 0 ? Math.min(1, entregue.kg / prometido.kg) : 0;
  return `<style>${ESTILO}</style>
<div class="pt"><header><span><img src="/web/favicon.svg" alt="" width="36" height="36"><b>${MARCA.nome}</b></span><a href="/web/login">Entrar</a></header>
<main><section><div>
<h1>Cada compra doa 1 kg de ração. Confira.</h1>
<p>Cada cupom validado promete 1 kg a quem cuida de animais; a cada ${KG_POR_CADEIRA} kg, um pet ganha uma cadeira de rodas.</p>
<dl${longo ? ' class="pt-l"' : ''}>${total('Prometido', kg[0])}${total('Entregue', kg[1])}</dl>
<i><i style="width:${Math.round(parte * 1000) / 10}%"></i></i>
<p class="pt-f">${oQueFalta(contas)}</p>
</div><img src="/web/ilustracoes/formula-do-bem.svg" alt="" width="480" height="320"></section>
<noscript><p>Para ver os meses, as cidades e as entregas, ative o JavaScript no seu navegador.</p></noscript></main></div>`;
}

const total = (nome: string, kg: string) => `<div><dt>${nome}</dt><dd><b>${kg}</b> kg</dd></div>`;

const ESTILO = `
.pt header,.pt main{box-sizing:border-box;width:100%;max-width:1120px;margin:0 auto;padding:10px 16px}
.pt header{display:flex;align-items:center;justify-content:space-between;min-height:68px}
.pt header span{display:flex;align-items:center;gap:11px}
.pt header b{font-size:19.4px;font-weight:800;letter-spacing:-.02em;line-height:1}
.pt header a{display:inline-flex;align-items:center;min-height:44px;padding:0 14px;color:#1f5c3f;font-weight:700;text-decoration:none}
.pt section{display:grid;color:#fff}
.pt section>div{display:grid;align-content:center;gap:16px;padding:26px 20px 92px;border-radius:18px 18px 0 0;background:#174a32;container-type:inline-size}
.pt h1,.pt p,.pt dl,.pt dd{margin:0}
.pt h1{font-size:clamp(1.5rem,1.3rem + 0.9vw,2rem);line-height:1.12;letter-spacing:-.025em;text-wrap:balance}
.pt section p,.pt dt{color:#cfe3d7}
.pt p{max-width:46ch;text-wrap:pretty}
.pt dl{display:flex;flex-wrap:wrap;gap:8px 28px;margin-top:4px}
.pt dt{font-size:0.90625rem;font-weight:600}
.pt dd{display:flex;align-items:baseline;gap:.3em;font-size:1.125rem;font-weight:600}
.pt dd b{font-size:clamp(2.25rem,13cqi,4rem);font-weight:800;font-variant-numeric:tabular-nums;letter-spacing:-.035em;line-height:1.05}
.pt .pt-l b{font-size:clamp(1.75rem,9cqi,3.25rem)}
.pt div+div dd b{color:#f7c08d}
.pt i{display:block;height:12px;overflow:hidden;border-radius:99px;background:#2b6147}
.pt i i{background:#f2b27a}
.pt .pt-f{color:#fff;font-weight:600}
.pt section img{box-sizing:border-box;width:100%;height:auto;padding:18px 18px 0;border-radius:0 0 18px 18px;background:#dfece3}
@media(min-width:37.5em){.pt header,.pt main{padding-inline:28px}}
@media(min-width:43.75em){.pt section{grid-template-columns:minmax(0,11fr) minmax(0,9fr)}.pt section>div{padding:28px 28px 92px;border-radius:18px 0 0 18px}.pt section img{height:100%;padding:24px;border-radius:0 18px 18px 0;object-fit:contain}}
@media(min-width:60em){.pt section>div{gap:20px;padding:48px 44px 116px}.pt h1{font-size:clamp(2.25rem,1.9rem + 1.6vw,3.25rem)}}
@media(min-width:87.5em){.pt header,.pt main{max-width:1616px}}`;
