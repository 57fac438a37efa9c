import { fecharMes, listarMeses, verEmAberto, verFechamento } from '@indica-bem/domain/acerto/chamadas';
import type { Fechamento } from '@indica-bem/domain/acerto/formas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { api } from '../../lib/api';
import { consultas, invalidar } from '../../lib/consultas';
import type { RespostaDe } from '../../lib/tipos-da-api';
import { confirmar } from '../../ui/confirmar';
import { avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { quantas, reais } from '../reais';

const SO_AS_QUE_FALTAM =
  'Lojas que ainda não têm o acerto deste mês ganham um. Das que já têm, o que chegou depois entra no próximo fechamento.';

type Aberto = RespostaDe<typeof verEmAberto>;

/** Closes a month after saying what goes in and what stays open; asked for twice, it is one closing. */
export function useFecharMes(mes: string, aoPedir: (fechamento: Fechamento) => void) {
  const { enviar, enviando } = useEnvio({
    enviar: () => api(fecharMes, { body: { mes } }),
    aoEnviar: (fechamento) => {
      consultas.setQueryData([verFechamento, { params: { mes } }], fechamento);
      aoPedir(fechamento);
    },
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(listarMeses, verEmAberto),
  });
  async function perguntar(aberto: Aberto | undefined, deNovo = false) {
    const entra = deNovo ? SO_AS_QUE_FALTAM : aberto ? oQueEntra(aberto, mes) : '';
    const sim = await confirmar({
      titulo: `Fechar ${deNovo ? 'o que falta de ' : ''}${nomeDoMes(mes)}?`,
      texto: `${entra} O que for fechado não muda mais; cada loja recebe um e-mail.`.trim(),
      confirmar: 'Fechar o mês',
    });
    if (sim) enviar();
  }
  return { perguntar, continuar: () => enviar(), enviando };
}

/** What would go in, dated up to the month's end, and what is held back. */
export function somarAte({ meses }: Aberto, ate: string) {
  const dentro = meses.filter(({ mes }) => mes <= ate);
  const centavos = (valores: number[]) => valores.reduce((soma, valor) => soma + Math.round(valor * 100), 0) / 100;
  return {
    compras: dentro.reduce((soma, { compras }) => soma + compras, 0),
    parte_grupo: centavos(dentro.map(({ parte_grupo }) => parte_grupo)),
    retidas: dentro.reduce((soma, { em_analise }) => soma + em_analise.compras, 0),
    parte_retida: centavos(dentro.map(({ em_analise }) => em_analise.parte_grupo)),
    /** Of months before it: they go in too, under their own dates. */
    anteriores: dentro.filter(({ mes }) => mes < ate).reduce((soma, { compras }) => soma + compras, 0),
  };
}

function oQueEntra(aberto: Aberto, mes: string): string {
  const { compras, parte_grupo, retidas, anteriores } = somarAte(aberto, mes);
  const { ajustes } = aberto.ajustes;
  return [
    `Entram ${quantas(compras, 'compra', 'compras')}, com ${reais(parte_grupo)} do grupo`,
    anteriores > 0 && `, ${quantas(anteriores, 'delas de mês anterior', 'delas de meses anteriores')}`,
    ajustes > 0 && `, e ${quantas(ajustes, 'ajuste', 'ajustes')} de ${reais(aberto.ajustes.parte_grupo)}`,
    '.',
    retidas > 0 && ` Ficam em aberto ${quantas(retidas, 'compra em análise', 'compras em análise')}.`,
  ]
    .filter(Boolean)
    .join('');
}
