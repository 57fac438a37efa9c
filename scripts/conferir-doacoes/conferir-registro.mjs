import { provar } from './comprovante.mjs';
import { conferirTotais } from './conferir-totais.mjs';
import { bem, dizer, falha, inteiro, NaoDeu, semFalhas, visivel } from './dizer.mjs';
import { conferirMarco, dizerChaves } from './marco.mjs';
import { Recontagem } from './recontagem.mjs';

const FOLHAS_NO_MAXIMO = 999_999_999;

/** Every leaf is read once, in order; at each size that somebody signed or kept, the tree must be the one they saw. */
export async function conferirRegistro({ cabecalho, baixar, chaves, guardados, raizes, copia, inteira }) {
  const { transparencia } = exigirForma(cabecalho);
  dizer(`Registro de ${visivel(cabecalho.endereco)}, lido em ${visivel(cabecalho.lido_em)}.`);
  dizerChaves(chaves, inteira ? 'da própria cópia' : 'do próprio endereço');
  const publicados = marcosDe(cabecalho, chaves, '');
  const deFora = [...raizes, ...guardados.flatMap((arquivo) => testemunhasDe(arquivo, chaves))];
  const testemunhas = porTamanho([...publicados, ...deFora]);
  const agora = transparencia.marco?.tamanho ?? 0;
  const total = Math.max(agora, ...publicados.map(({ tamanho }) => tamanho));
  const contas = new Recontagem();
  const olhar = () => {
    const { tamanho } = contas.arvore;
    for (const marco of testemunhas.get(tamanho) ?? []) conferirRaiz(marco, contas);
    testemunhas.delete(tamanho);
    if (tamanho === agora) conferirTotais(transparencia, contas);
  };

  await copia?.write(`${JSON.stringify(cabecalho)}\n`);
  olhar();
  let vieram = 0;
  for await (const folhas of baixar(total)) {
    for (const folha of folhas) {
      vieram += 1;
      if (vieram > total) continue;
      contas.juntar(folha);
      olhar();
    }
    if (folhas.length > 0) await copia?.write(`${folhas.join('\n')}\n`);
  }

  contas.terminar();
  if (vieram !== total) falha(`Foram assinadas ${inteiro(total)} folhas, e vieram ${inteiro(vieram)}.`);
  for (const { nome, tamanho } of [...testemunhas.values()].flat())
    falha(`${nome} viu ${inteiro(tamanho)} folhas, e o registro só tem ${inteiro(contas.arvore.tamanho)}.`);
  if (semFalhas()) resumir(contas, publicados, deFora);
}

function exigirForma(cabecalho) {
  const { chaves, marcos, transparencia } = cabecalho;
  if (!Array.isArray(chaves?.chaves) || !Array.isArray(marcos) || !Array.isArray(transparencia?.meses))
    throw new NaoDeu('O que foi lido não tem a forma de um registro.');
  const tamanhos = [transparencia.marco, transparencia.anterior, ...marcos].map((marco) => marco?.tamanho ?? 0);
  if (tamanhos.some((n) => !Number.isInteger(n) || n < 0 || n > FOLHAS_NO_MAXIMO))
    throw new NaoDeu('Um marco tem um tamanho impossível.');
  return cabecalho;
}

const marcosDe = ({ transparencia, marcos }, chaves, deOnde) =>
  [
    transparencia.marco && conferirMarco(transparencia.marco, chaves, `O marco de agora${deOnde}`),
    // Kept since the list was read, or not in it.
    ...[transparencia.anterior]
      .filter((ultimo) => ultimo && !marcos.some(({ nota }) => nota === ultimo.nota))
      .map((ultimo) => conferirMarco(ultimo, chaves, `O último marco da página${deOnde}`)),
    ...marcos.map((marco) => conferirMarco(marco, chaves, `O marco de ${visivel(marco.referencia)}${deOnde}`)),
  ].filter(Boolean);

/** What somebody kept of an earlier day: none of it may have changed since. */
function testemunhasDe({ cabecalho, comprovante, marco }, chaves) {
  if (cabecalho) return marcosDe(exigirForma(cabecalho), chaves, ' da cópia guardada');
  if (comprovante) provar(comprovante);
  return [conferirMarco(comprovante?.marco ?? marco, chaves, 'O marco guardado')].filter(Boolean);
}

function porTamanho(marcos) {
  const grupos = new Map();
  for (const marco of marcos) grupos.set(marco.tamanho, [...(grupos.get(marco.tamanho) ?? []), marco]);
  return grupos;
}

function conferirRaiz({ nome, tamanho, raiz, kg = null }, contas) {
  if (contas.arvore.raiz() !== raiz) falha(`${nome}: a raiz de ${inteiro(tamanho)} folhas não é a que se recontou.`);
  if (kg !== null && contas.kg !== kg) falha(`${nome}: diz ${inteiro(kg)} kg, e a conta dá ${inteiro(contas.kg)}.`);
}

const quantos = (n, um, varios) => `${inteiro(n)} ${n === 1 ? um : varios}`;

function resumir({ arvore, doacoes, estornos, kg }, publicados, deFora) {
  bem(
    `${inteiro(arvore.tamanho)} folhas em ordem: ${quantos(doacoes, 'doação', 'doações')}, ${quantos(estornos, 'estorno', 'estornos')}.`,
  );
  bem(`${inteiro(publicados.length)} marcos: raiz, quilos e assinatura de cada um.`);
  if (deFora.length > 0) bem(`${inteiro(deFora.length)} marcos guardados ou impressos antes: o registro os continua.`);
  bem(`${inteiro(kg)} kg, e os mesmos totais por mês e por cidade que a página mostra.`);
}
