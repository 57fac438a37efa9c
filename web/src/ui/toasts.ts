import { mensagemDe, sessaoPerdida } from '../lib/erros-da-api';
import { criarEstado } from '../lib/estado';

type Acao = { rotulo: string; para: string };

export type Toast = {
  id: number;
  tom: 'ok' | 'erro' | 'info';
  mensagem: string;
  acao?: Acao | undefined;
  /** How many changes of screen it outlives. */
  viagens: number;
};

type Opcoes = {
  acao?: Acao;
  /** Said on the way to another screen, and meant for that one. */
  segue?: boolean;
};

const { ler, trocar, assinar } = criarEstado<Toast | null>(null);
export const toastAberto = ler;
export const assinarToast = assinar;
let ultimo = 0;

/**
 * Short news, one at a time. What went well is often said on the way to the next screen and stays for that one; an
 * error goes with the screen it happened on.
 */
export const avisar = {
  ok: (mensagem: string, opcoes?: Opcoes) => mostrar('ok', mensagem, { segue: true, ...opcoes }),
  erro: (mensagem: string, opcoes?: Opcoes) => mostrar('erro', mensagem, opcoes),
  info: (mensagem: string, opcoes?: Opcoes) => mostrar('info', mensagem, { segue: true, ...opcoes }),
};

export function avisarErro(erro: unknown): void {
  if (!sessaoPerdida(erro)) avisar.erro(mensagemDe(erro));
}

export function fecharToast(id: number): void {
  if (ler()?.id === id) trocar(null);
}

/** Whoever tries again has read what went wrong before. */
export function fecharErro(): void {
  if (ler()?.tom === 'erro') trocar(null);
}

export function aoTrocarDeTela(): void {
  const aberto = ler();
  if (aberto) trocar(aberto.viagens > 0 ? { ...aberto, viagens: aberto.viagens - 1 } : null);
}

function mostrar(tom: Toast['tom'], mensagem: string, { acao, segue = false }: Opcoes = {}): void {
  ultimo += 1;
  trocar({ id: ultimo, tom, mensagem, acao, viagens: segue ? 1 : 0 });
}
