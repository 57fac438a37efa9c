import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';

/** Asks the database; rows may have numbers as text. */
type Consultar = <L extends object>(sql: string) => Promise<L[]>;
type Folha = { cidade: string; kg: number; mes: string; n: number; comprovante?: string; estorna?: number };
type Linha = { n: number; dados: string; hash: string; cupom: string | null; sinal: number | null; sal: string | null };

const sha256 = (...partes: (Buffer | string)[]) =>
  partes.reduce((hash, parte) => hash.update(parte), createHash('sha256')).digest();

/** RFC 6962, told again in five lines and without the product's code. */
function raizDe(hashes: Buffer[]): Buffer {
  if (hashes.length === 1) return hashes[0] as Buffer;
  let corte = 1;
  while (corte * 2 < hashes.length) corte *= 2;
  return sha256(Buffer.of(1), raizDe(hashes.slice(0, corte)), raizDe(hashes.slice(corte)));
}

/**
 * Counts the whole register again from the letters of its leaves, as a stranger would, and compares it with what is kept
 * beside them and with the purchases. One sentence for each thing that does not add up.
 */
export async function recontarRegistro(consultar: Consultar): Promise<string[]> {
  const faltas: string[] = [];
  const linhas = await consultar<Linha>(
    `select f.n::int as n, f.dados, encode(f.hash, 'hex') as hash, q.cupom_id || ':' || q.vez as cupom, q.sinal,
            encode(q.sal, 'hex') as sal
       from folha f left join quilo q on q.n = f.n order by f.n`,
  );
  const hashes = linhas.map(({ dados }) => sha256(Buffer.of(0), dados));
  const folhas = linhas.map(({ dados }) => JSON.parse(dados) as Folha);
  for (const [i, linha] of linhas.entries()) {
    const falta = faltaNa(linha, folhas, i);
    if (falta || hashes[i]?.toString('hex') !== linha.hash) faltas.push(`folha ${i + 1}: ${falta ?? 'outro hash'}`);
  }
  const [repetidas, dobradas] = [repetidos(folhas, 'comprovante'), repetidos(folhas, 'estorna')];
  if (repetidas + dobradas > 0) faltas.push(`${repetidas} comprovantes e ${dobradas} estornos repetidos`);
  return [
    ...faltas,
    ...(await faltasDosNos(consultar, hashes)),
    ...(await faltasDosMarcos(consultar, hashes, folhas)),
    ...(await faltasDasCompras(consultar, linhas)),
  ];
}

function faltaNa({ dados, cupom, sinal, sal }: Linha, folhas: Folha[], i: number): string | null {
  const folha = folhas[i] as Folha;
  const canonica = JSON.stringify(Object.fromEntries(Object.entries(folha).sort(([a], [b]) => (a < b ? -1 : 1))));
  if (canonica !== dados) return 'não está na forma canônica';
  if (folha.n !== i + 1) return `tem o número ${folha.n}`;
  if (cupom === null || sinal !== folha.kg) return 'não é de compra nenhuma';
  if (folha.kg === 1) {
    const id = cupom.split(':')[0] ?? '';
    const feito = sal === null ? null : createHmac('sha256', Buffer.from(sal, 'hex')).update(id).digest('hex');
    return feito !== null && feito !== folha.comprovante ? 'o comprovante não é da compra' : null;
  }
  const doada = folhas[(folha.estorna ?? 0) - 1];
  const mesma = doada?.kg === 1 && doada.n < folha.n && doada.mes === folha.mes && doada.cidade === folha.cidade;
  return folha.kg === -1 && mesma ? null : 'não retira um quilo doado antes';
}

function repetidos(folhas: Folha[], campo: 'comprovante' | 'estorna'): number {
  const valores = folhas.flatMap((folha) => folha[campo] ?? []);
  return valores.length - new Set(valores).size;
}

async function faltasDosNos(consultar: Consultar, hashes: Buffer[]): Promise<string[]> {
  const nos = await consultar<{ altura: number; indice: number; hash: string }>(
    `select altura, indice::int as indice, encode(hash, 'hex') as hash from no_do_registro`,
  );
  const devidos = [1, 2, 3].reduce((soma, altura) => soma + Math.floor(hashes.length / 256 ** altura), 0);
  const errados = nos.filter(({ altura, indice, hash }) => {
    const largura = 256 ** altura;
    const trecho = hashes.slice(indice * largura, (indice + 1) * largura);
    return trecho.length < largura || raizDe(trecho).toString('hex') !== hash;
  });
  return nos.length === devidos && errados.length === 0
    ? []
    : [`nós: ${nos.length} de ${devidos}, ${errados.length} errados`];
}

type Marco = { id: number; tamanho: number; raiz: string; kg: number; nota: string; publica: string };

async function faltasDosMarcos(consultar: Consultar, hashes: Buffer[], folhas: Folha[]): Promise<string[]> {
  const marcos = await consultar<Marco>(
    `select m.id, m.tamanho::int as tamanho, encode(m.raiz, 'base64') as raiz, m.kg, m.nota, encode(k.publica, 'hex') as publica
       from marco m join chave_do_registro k using (chave)`,
  );
  return marcos.flatMap(({ id, tamanho, raiz, kg, nota, publica }) => {
    const mesma = tamanho <= hashes.length && raizDe(hashes.slice(0, tamanho)).toString('base64') === raiz;
    const soma = folhas.slice(0, tamanho).reduce((total, folha) => total + folha.kg, 0);
    const [texto = '', assinatura = ''] = nota.split('\n\n');
    const diz = texto.split('\n').slice(1, 4).join(' ') === `${tamanho} ${raiz} kg ${kg}`;
    return mesma && soma === kg && diz && assinou(publica, `${texto}\n`, assinatura) ? [] : [`marco ${id}`];
  });
}

/** An Ed25519 key is these bytes and its own 32. */
const PREFIXO = '302a300506032b6570032100';

function assinou(publica: string, texto: string, linha: string): boolean {
  const chave = createPublicKey({ key: Buffer.from(PREFIXO + publica, 'hex'), format: 'der', type: 'spki' });
  const assinatura = Buffer.from(linha.trim().split(' ').at(-1) ?? '', 'base64').subarray(4);
  return verify(null, Buffer.from(texto), chave, assinatura);
}

/** What is given by leaves and by what waits is what was bought, judged and not undone: each once. */
async function faltasDasCompras(consultar: Consultar, linhas: Linha[]): Promise<string[]> {
  const dadas = await consultar<{ compra: string }>(
    `select c.id || ':' || c.vez as compra from cupom c where c.estado = 'efetivado'
        and not exists (select from compra_a_julgar j where j.cupom_id = c.id and j.vez = c.vez)
        and not exists (select from compra_suspeita s where s.cupom_id = c.id and s.vez = c.vez and s.estado = 'em_analise')`,
  );
  const esperam = await consultar<{ compra: string; sinal: number }>(
    `select a.cupom_id || ':' || a.vez as compra, a.sinal from quilo_a_registrar a
      where a.sinal = -1 or exists (select from cupom c where c.id = a.cupom_id and c.vez = a.vez and c.estado = 'efetivado')`,
  );
  const saldo = new Map<string, number>();
  for (const { cupom, sinal } of linhas) saldo.set(cupom ?? '', (saldo.get(cupom ?? '') ?? 0) + (sinal ?? 0));
  for (const { compra, sinal } of esperam) saldo.set(compra, (saldo.get(compra) ?? 0) + sinal);
  const devidas = new Set(dadas.map(({ compra }) => compra));
  const erradas = [...new Set([...saldo.keys(), ...devidas])].filter(
    (compra) => (saldo.get(compra) ?? 0) !== (devidas.has(compra) ? 1 : 0),
  );
  return erradas.length === 0 ? [] : [`compras a mais ou a menos: ${erradas.join(', ')}`];
}
