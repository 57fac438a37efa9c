import { type DataIso, somarDias } from '../brasil/datas';
import { mesAnterior, mesDe, mesSeguinte, nomeSoDoMes, primeiroDia } from '../brasil/mes';
import { formatarInteiro } from '../brasil/numeros';
import { compararCom } from './variacao';

/** The days the present month is held against: as many of the month before, or all of one that is shorter. */
export function mesmosDiasAntes(hoje: DataIso): { de: DataIso; ate: DataIso; inteiro: boolean } {
  const de = primeiroDia(mesAnterior(mesDe(hoje)));
  const ultimo = somarDias(primeiroDia(mesDe(hoje)), -1);
  const mesmo = somarDias(de, Number(hoje.slice(8)) - 1);
  return mesmo >= ultimo ? { de, ate: ultimo, inteiro: true } : { de, ate: mesmo, inteiro: false };
}

/** `compras`: of this month so far; `antes`: of the same days of the month before; `desdeOInicio`: of all months. */
type Compras = { hoje: DataIso; compras: number; antes: number; desdeOInicio: number };

/** `quando` and `frase` are one sentence, "Outubro até o dia 16: 46 compras, …"; `nota` says what it is compared with. */
type Manchete = { quando: string | null; frase: string; nota: string };

export function mancheteDoMes({ hoje, compras, antes, desdeOInicio }: Compras): Manchete {
  if (desdeOInicio === 0)
    return {
      quando: null,
      frase: 'Ainda não há compras no programa',
      nota: 'A primeira que uma loja validar aparece aqui.',
    };
  const mes = nomeSoDoMes(mesDe(hoje));
  const anterior = nomeSoDoMes(mesAnterior(mesDe(hoje)));
  const quando = `${mes.charAt(0).toUpperCase()}${mes.slice(1)}${ateQueDia(hoje)}`;
  const antesDisso = comQueDias(hoje, anterior);
  if (compras === 0)
    return {
      quando,
      frase: 'nenhuma compra ainda',
      nota: antes === 0 ? `Também nenhuma ${antesDisso}.` : `${foram(antes)} ${antesDisso}.`,
    };
  const quantas = quantasCompras(compras);
  if (compras === desdeOInicio)
    return { quando, frase: quantas, nota: compras === 1 ? 'A primeira do programa.' : 'As primeiras do programa.' };
  if (antes === 0) return { quando, frase: quantas, nota: `Nenhuma ${antesDisso}.` };
  return {
    quando,
    frase: `${quantas}, ${compararCom(compras, antes, anterior)}`,
    nota: `${foram(antes)} ${antesDisso}.`,
  };
}

/** Nothing on the last day: then the month is whole. */
function ateQueDia(hoje: DataIso): string {
  const dia = Number(hoje.slice(8));
  if (somarDias(hoje, 1) === primeiroDia(mesSeguinte(mesDe(hoje)))) return '';
  return dia === 1 ? ', no dia 1º' : ` até o dia ${dia}`;
}

function comQueDias(hoje: DataIso, anterior: string): string {
  if (mesmosDiasAntes(hoje).inteiro) return `em ${anterior} inteiro`;
  return hoje.endsWith('-01') ? `no dia 1º de ${anterior}` : `nos mesmos dias de ${anterior}`;
}

const quantasCompras = (n: number) => (n === 1 ? '1 compra' : `${formatarInteiro(n)} compras`);
const foram = (n: number) => (n === 1 ? 'Foi 1' : `Foram ${formatarInteiro(n)}`);
