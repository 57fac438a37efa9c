import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { deletarCampanha, listarCampanhas } from '@indica-bem/domain/campanha/chamadas';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

export function useExcluirCampanha(depois?: () => void) {
  const { enviar, enviando, dados } = useEnvio({
    enviar: (id: number) => api(deletarCampanha, { params: { id } }),
    aoEnviar: () => avisar.ok('Deletado com sucesso.'),
    ...(depois && { seguir: depois }),
    aoFalhar: avisarErro,
    aoTerminar: () => {
      void invalidar(listarCampanhas, listarLojistas);
    },
  });
  return {
    excluindo: enviando ? dados : null,
    async excluir({ id_campaign, descritivo, lojas }: Campanha) {
      const texto = `“${descritivo}”: ${oQueSoltam(lojas)} Os cupons já gerados guardam o desconto.`;
      const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Excluir', perigo: true };
      if (await confirmar(pergunta)) enviar(id_campaign);
    },
  };
}

function oQueSoltam(lojas: number): string {
  if (lojas === 0) return 'nenhuma loja está nela.';
  const quem = lojas === 1 ? '1 loja fica' : `${formatarInteiro(lojas)} lojas ficam`;
  return `${quem} sem campanha e volta${lojas === 1 ? '' : 'm'} a dar ${DESCONTO_BASE}%.`;
}
