import { comCasas } from '../brasil/casas-decimais';
import type { DataIso } from '../brasil/datas';
import { isoParaBr } from '../brasil/datas';
import { formatarInteiro } from '../brasil/numeros';

export const TIPOS_DE_ENTREGA = ['racao', 'cadeira'] as const;
export type TipoDeEntrega = (typeof TIPOS_DE_ENTREGA)[number];

export const ROTULO_DA_ENTREGA: Record<TipoDeEntrega, string> = { racao: 'Ração', cadeira: 'Cadeira de rodas' };

export const SITUACOES_DA_ENTREGA = ['publicadas', 'retiradas'] as const;

/** Longer texts are no longer read on a page of many deliveries. */
export const LETRAS_DA_ENTREGA = { instituicao: 120, cidade: 80, texto: 1000, foto_descricao: 200, motivo: 500 };

/** The programme did not exist before. */
const PRIMEIRO_DIA_DE_ENTREGA: DataIso = '2020-01-01';

/** More than any lorry brings: a slip of the finger in a public number. */
const NO_MAXIMO: Record<TipoDeEntrega, number> = { racao: 50_000, cadeira: 500 };

export function erroDaQuantidade(tipo: TipoDeEntrega, quantidade: number | null): string | null {
  if (quantidade === null || Number.isNaN(quantidade)) {
    return tipo === 'racao' ? 'Informe os quilos, por exemplo 120,5' : 'Informe quantas cadeiras';
  }
  if (quantidade <= 0) return 'Informe um número maior que zero';
  if (quantidade > NO_MAXIMO[tipo]) return `O máximo de uma entrega é ${formatarInteiro(NO_MAXIMO[tipo])}`;
  if (tipo === 'cadeira' && !Number.isInteger(quantidade)) return 'Informe um número inteiro de cadeiras';
  return comCasas(quantidade, 1) ? null : 'Use no máximo uma casa decimal';
}

/** What is told as delivered has happened. */
export function erroDaDataDaEntrega(data: DataIso, hoje: DataIso): string | null {
  if (data > hoje) return 'A entrega ainda não aconteceu: informe até a data de hoje';
  if (data < PRIMEIRO_DIA_DE_ENTREGA) return `Informe uma data desde ${isoParaBr(PRIMEIRO_DIA_DE_ENTREGA)}`;
  return null;
}

const ERRO_SEM_DESCRICAO = 'Descreva a foto para quem não a vê';

type Preenchida = {
  tipo: TipoDeEntrega;
  quantidade: number | null;
  data: DataIso;
  foto_descricao: string | null;
};
type ErrosDaEntrega = Partial<Record<keyof Preenchida, string>>;

/** What each field by itself cannot know. */
export function errosDaEntrega(entrega: Preenchida, { hoje, temFoto }: { hoje: DataIso; temFoto: boolean }) {
  const quantidade = erroDaQuantidade(entrega.tipo, entrega.quantidade);
  const data = erroDaDataDaEntrega(entrega.data, hoje);
  const erros: ErrosDaEntrega = {
    ...(quantidade && { quantidade }),
    ...(data && { data }),
    ...(temFoto && !entrega.foto_descricao && { foto_descricao: ERRO_SEM_DESCRICAO }),
  };
  return erros;
}
