import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { escolhaDe } from '@indica-bem/domain/prescricao/escolha-do-tutor';
import { confirmacaoParaEscolher } from '@indica-bem/domain/prescricao/regras';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { confirmar } from '../../ui/confirmar';
import { avisar } from '../../ui/toasts';

/** Asks the questions of SPEC §8 one after the other, then chooses. `escolher` tells whether the person gave up. */
export function useEscolher(indicacao: Prescricao, loja: LojistaPublico) {
  const navigate = useNavigate();
  const envio = useMutation({
    mutationFn: () =>
      api('PUT /prescrition/:id/shopkeeper', {
        params: { id: indicacao.id_prescricao },
        body: { id_lojista: loja.id_shopkeeper },
      }),
    onSuccess: ({ id_coupon }) => {
      void consultas.invalidateQueries({ refetchType: 'none' });
      avisar.ok('Cupons Gerados com sucesso');
      return navigate(`/cupom/ver/${id_coupon}`, { replace: true });
    },
  });

  async function escolher(): Promise<boolean> {
    for (const titulo of confirmacaoParaEscolher(escolhaDe(indicacao, loja))) {
      if (!(await confirmar({ titulo, confirmar: 'Continuar', cancelar: 'Agora não' }))) return true;
    }
    envio.mutate();
    return false;
  }

  return { escolher, escolhendo: envio.isPending, erro: envio.error };
}
