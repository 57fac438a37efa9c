import { dataValida, isoParaBr } from '../brasil/datas';
import { formatarReais, reaisParaCentavos } from '../brasil/dinheiro';
import { formatarDecimal, formatarPeso } from '../brasil/numeros';
import { emLista } from '../texto/em-lista';
import { CAMPOS_MOSTRADOS, type CampoMostrado, NOMES_DOS_CAMPOS_MUDADOS, SEM_VALOR } from './campos';
import type { Mudanca, Par } from './mudanca';
import { nomeDoValor } from './valores';

type Valor = Par[number];

/** `desconto 10% → 15%; também nome e telefone`; empty where nothing more than the act itself is known. */
export function descreverMudanca({
  campos,
  valores,
}: {
  campos: Mudanca['campos'];
  valores: Record<string, Par>;
}): string {
  const mostrados = Object.entries(valores).map(([campo, par]) => descreverPar(campo, par));
  const nomes = campos.map(nomeDoCampo);
  const resto = nomes.length > 0 ? [`${mostrados.length > 0 ? 'também ' : ''}${emLista(nomes)}`] : [];
  return [...mostrados, ...resto].join('; ');
}

function descreverPar(campo: string, [antes, depois]: Par): string {
  const [nome, forma] = CAMPOS_MOSTRADOS[campo as CampoMostrado] ?? [nomeDoCampo(campo), 'texto'];
  const [era, ficou] = [formatar(campo, antes, forma), formatar(campo, depois, forma)];
  if (antes === null) return `${nome} ${ficou}`;
  const vazio = SEM_VALOR[campo];
  return depois === null && !vazio ? `${nome} ${era}` : `${nome} ${era} → ${depois === null ? vazio : ficou}`;
}

const nomeDoCampo = (campo: string): string => NOMES_DOS_CAMPOS_MUDADOS[campo] ?? campo.replaceAll('_', ' ');

function formatar(campo: string, valor: Valor, forma: string): string {
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não';
  if (typeof valor === 'number') {
    if (forma === 'reais') return formatarReais(valor);
    if (forma === 'emReais') return formatarReais(reaisParaCentavos(valor));
    if (forma === 'quilos') return formatarPeso(valor);
    if (forma === 'porcento') return `${formatarDecimal(valor, 3)}%`;
    if (forma === 'anos') return `${valor} ${valor === 1 ? 'ano' : 'anos'}`;
  }
  if (Array.isArray(valor)) return abreviados(valor);
  const texto = String(valor ?? '');
  return forma === 'data' && dataValida(texto) ? isoParaBr(texto) : nomeDoValor(campo, texto);
}

const NUMEROS_MOSTRADOS = 10;

/** Who chose five hundred is not told of each. */
function abreviados(numeros: number[]): string {
  const mais = numeros.length - NUMEROS_MOSTRADOS;
  if (mais <= 1) return numeros.join(', ');
  return `${numeros.slice(0, NUMEROS_MOSTRADOS).join(', ')} e mais ${mais}`;
}
