import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { TipoDeLogin } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { AcaoEmLote } from '@indica-bem/domain/usuario/em-lote';

const contar = (n: number, um: string, varios: string) => `${formatarInteiro(n)} ${n === 1 ? um : varios}`;

const contas = (n: number) => contar(n, 'conta', 'contas');
export const pessoasSelecionadas = (n: number) => contar(n, 'pessoa selecionada', 'pessoas selecionadas');

/** What is asked before many are touched at once: how many, and what becomes of them. */
export function perguntaDe(acao: AcaoEmLote, quantas: number, tipo: TipoDeLogin) {
  switch (acao) {
    case 'convidar':
      return {
        titulo: `Reenviar o convite para ${contas(quantas)}?`,
        texto:
          'Quem ainda não criou a senha recebe um e-mail com um novo link, no máximo um por dia. As outras ficam como estão.',
        confirmar: 'Reenviar convites',
      };
    case 'suspender':
      return {
        titulo: `Suspender ${contas(quantas)}?`,
        texto: `Quem estiver usando sai agora e não entra mais até ser reativado pela equipe.${tipo === 'lojista' ? ' As lojas somem das listas dos tutores.' : ''}`,
        confirmar: 'Suspender',
        perigo: true,
      };
    case 'reativar':
      return {
        titulo: `Reativar ${contas(quantas)}?`,
        texto: `Voltam a entrar com a senha que tinham.${tipo === 'lojista' ? ' As lojas voltam às listas dos tutores.' : ''}`,
        confirmar: 'Reativar',
      };
  }
}

const FEITOS: Record<AcaoEmLote, [nada: string, um: string, varios: string]> = {
  convidar: ['Nenhum convite enviado', 'convite enviado', 'convites enviados'],
  suspender: ['Nenhuma conta suspensa', 'conta suspensa', 'contas suspensas'],
  reativar: ['Nenhuma conta reativada', 'conta reativada', 'contas reativadas'],
};

export function fraseDosFeitos(acao: AcaoEmLote, quantos: number): string {
  const [nada, um, varios] = FEITOS[acao];
  return quantos === 0 ? nada : contar(quantos, um, varios);
}
