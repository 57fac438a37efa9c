import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { diaDoMomento, momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { conferirConsistencia } from '@indica-bem/domain/registro/arvore';
import { provarConsistencia, verChavesDoRegistro, type verTransparencia } from '@indica-bem/domain/registro/chamadas';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import { type ChavePublica, conferirMarco } from '@indica-bem/domain/registro/nota-assinada';
import { CRIPTO_DO_NAVEGADOR, SemMeios } from '../../compartilhado/registro/cripto-do-navegador';
import { api } from '../../lib/api';
import { ErroDaApi } from '../../lib/erros-da-api';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { lembrarVisita, ultimaVisita, type Visita } from './ultima-visita';

/** `espera`: there is nothing to compare with yet. `sem-meios`: this browser cannot tell. */
type Resultado = { como: 'confere' | 'nao-confere' | 'sem-meios' | 'espera'; frase: string };
export type Conferencia = Resultado & { oQue: string };

type Dados = RespostaDe<typeof verTransparencia>;
/** What the page shows, once there is a root to check it by. */
export type Conferivel = Dados & { marco: Marco };
type Raiz = Pick<Marco, 'tamanho' | 'raiz'>;

const confere = (frase: string): Resultado => ({ como: 'confere', frase });
const naoConfere = (frase: string): Resultado => ({ como: 'nao-confere', frase });
const espera = (frase: string): Resultado => ({ como: 'espera', frase });

/**
 * All that can be told from what the page shows: every sum is done here, by the browser. `aoSaber` hears of each as soon as
 * it is known. What fails for want of a connection is thrown, and is no verdict.
 */
export async function conferirTudo(
  { marco, anterior, ...contas }: Conferivel,
  aoSaber: (conferencia: Conferencia) => void,
): Promise<Conferencia[]> {
  const { chaves } = await api(verChavesDoRegistro);
  const antes = ultimaVisita();
  const feitas: Conferencia[] = [];
  const anotar = async (oQue: string, conta: () => Promise<Resultado> | Resultado) => {
    const conferencia = { oQue, ...(await comOsMeiosQueHa(conta)) };
    feitas.push(conferencia);
    aoSaber(conferencia);
  };
  await anotar('O total está assinado', () => assinatura(marco, chaves));
  await anotar('A soma bate', () => soma(contas, marco));
  await anotar('Nada do que foi assinado antes mudou', () => desdeOMarco(anterior, marco, chaves));
  await anotar('Nada mudou desde a sua visita', () => desdeAVisita(antes, marco, chaves));
  const publica = chaves.find(({ chave }) => chave === marco.chave)?.publica;
  const boas = feitas.every(({ como }) => como !== 'nao-confere');
  // The one seen before stays the witness for as long as something does not add up.
  if (boas && publica && (antes?.tamanho ?? 0) <= marco.tamanho) lembrarVisita({ ...marco, publica });
  return feitas;
}

async function comOsMeiosQueHa(conta: () => Promise<Resultado> | Resultado): Promise<Resultado> {
  try {
    return await conta();
  } catch (erro) {
    if (erro instanceof SemMeios) return { como: 'sem-meios', frase: erro.message };
    throw erro;
  }
}

async function assinatura(marco: Marco, chaves: readonly ChavePublica[]): Promise<Resultado> {
  const quando = momentoCompleto(marco.em);
  if (await conferirMarco(marco, chaves, CRIPTO_DO_NAVEGADOR))
    return confere(`${formatarInteiro(marco.kg)} kg, assinados em ${quando} com a chave ${marco.chave}.`);
  return naoConfere('A assinatura não é da chave publicada, ou o total assinado é outro.');
}

function soma({ prometido, meses, cidades }: Pick<Dados, 'prometido' | 'meses' | 'cidades'>, { kg }: Marco): Resultado {
  const somar = (partes: { kg: number }[]) => partes.reduce((total, parte) => total + parte.kg, 0);
  const iguais = [prometido.kg, somar(meses), somar(cidades)].every((total) => total === kg);
  if (iguais) return confere('Os meses e as cidades desta página somam o mesmo total que foi assinado.');
  return naoConfere('Os números desta página não somam o total que foi assinado.');
}

async function desdeOMarco(anterior: Marco | null, marco: Marco, chaves: readonly ChavePublica[]): Promise<Resultado> {
  if (!anterior) return espera('O primeiro total guardado é o de hoje: ele é assinado depois da meia-noite.');
  const dia = anterior.referencia ? isoParaBr(anterior.referencia) : diaDoMomento(anterior.em);
  const inteiro = await ehOComeco(anterior, marco);
  if (!inteiro) return naoConfere(`O registro de hoje não contém, inteiro, o que foi assinado em ${dia}.`);
  if (!(await conferirMarco(anterior, chaves, CRIPTO_DO_NAVEGADOR)))
    return naoConfere(`O total guardado de ${dia} não tem assinatura válida.`);
  return confere(`O registro que assinamos em ${dia} continua inteiro dentro do de hoje.`);
}

async function desdeAVisita(antes: Visita | null, marco: Marco, chaves: readonly ChavePublica[]): Promise<Resultado> {
  if (!antes)
    return espera('É a sua primeira conferência neste aparelho: ele guarda o total de hoje e compara na próxima.');
  const dia = diaDoMomento(antes.em);
  if (!chaves.some(({ chave, publica }) => chave === antes.chave && publica === antes.publica))
    return naoConfere(`A chave que assinava em ${dia} não está mais entre as publicadas.`);
  if (!(await ehOComeco(antes, marco)))
    return naoConfere(`O registro não contém mais, inteiro, o que você viu em ${dia}.`);
  const nova = antes.chave === marco.chave ? '' : ' A chave que assina é outra, e a de antes continua publicada.';
  return confere(`Tudo o que você viu em ${dia} continua lá, sem mudança.${nova}`);
}

/** Whether the smaller of the two is the beginning of the other: an answer may be some seconds older than one seen before. */
export async function ehOComeco(uma: Raiz, outra: Raiz): Promise<boolean> {
  const [menor, maior] = uma.tamanho <= outra.tamanho ? [uma, outra] : [outra, uma];
  if (menor.tamanho === maior.tamanho) return menor.raiz === maior.raiz;
  try {
    const query = { de: menor.tamanho, ate: maior.tamanho };
    const { caminho } = await api(provarConsistencia, { query });
    const prova = { ...query, caminho, raizDe: menor.raiz, raizAte: maior.raiz };
    return await conferirConsistencia(prova, CRIPTO_DO_NAVEGADOR.sha256);
  } catch (erro) {
    // It does not have that many any more: what was there is gone.
    if (erro instanceof ErroDaApi && (erro.status === 404 || erro.status === 422)) return false;
    throw erro;
  }
}
