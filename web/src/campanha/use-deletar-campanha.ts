import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { DESCONTO_BASE } from '@indica-bem/domain/cupom/regras';
import { useMutation } from '@tanstack/react-query';
import { api } from '../lib/api';
import { consultas } from '../lib/consultas';
import { confirmar } from '../ui/confirmar';
import { avisar, avisarErro } from '../ui/toasts';

export function useDeletarCampanha() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: number) => api('DELETE /campaign/:id', { params: { id } }),
    onSuccess: () => avisar.ok('Deletado com sucesso.'),
    onError: avisarErro,
    onSettled: () => {
      void consultas.invalidateQueries({ queryKey: ['GET /campaigns'] });
      void consultas.invalidateQueries({ queryKey: ['GET /shopkeepers'] });
    },
  });
  return {
    deletando: isPending ? variables : null,
    async deletar({ id_campaign, descritivo, lojas }: Campanha) {
      const texto = `“${descritivo}”: ${oQueSoltam(lojas)} Os cupons já gerados guardam o desconto.`;
      const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Deletar', perigo: true };
      if (await confirmar(pergunta)) mutate(id_campaign);
    },
  };
}

function oQueSoltam(lojas: number): string {
  if (lojas === 0) return 'nenhuma loja está nela.';
  const quem = lojas === 1 ? '1 loja fica' : `${formatarInteiro(lojas)} lojas ficam`;
  return `${quem} sem campanha e volta${lojas === 1 ? '' : 'm'} a dar ${DESCONTO_BASE}%.`;
}
