import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { escolherLoja } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { efeitoDaTroca } from '@indica-bem/domain/prescricao/efeito-da-troca';
import { escolhaDe } from '@indica-bem/domain/prescricao/escolha-do-tutor';
import { confirmacaoParaEscolher } from '@indica-bem/domain/prescricao/regras';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { perguntar } from '../../ui/confirmar';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';

/** Asks what has to be asked, one question after the other, then chooses. `escolher` tells whether the person gave up. */
export function useEscolher(indicacao: Prescricao, loja: LojistaPublico) {
  const navigate = useNavigate();
  const [cupom] = indicacao.coupons;
  const envio = useEnvio({
    enviar: () =>
      api(escolherLoja, {
        params: { id: indicacao.id_prescricao },
        body: { id_lojista: loja.id_shopkeeper },
      }),
    aoEnviar: () => {
      void consultas.invalidateQueries({ refetchType: 'none' });
      avisar.ok('Cupons Gerados com sucesso');
    },
    seguir: ({ id_coupon }) => navigate(`/cupom/ver/${id_coupon}`, { replace: true }),
  });

  async function escolher(): Promise<boolean> {
    const texto = efeitoDaTroca({
      atual:
        indicacao.shopkeeper && cupom ? { nome: indicacao.shopkeeper.nome_fantasia, desconto: cupom.desconto } : null,
      nova: {
        nome: loja.nome_fantasia,
        desconto: indicacao.desconto_especifico ?? loja.desconto,
        online: loja.tipo === 'loja_online',
      },
    });
    for (const titulo of confirmacaoParaEscolher(escolhaDe(indicacao, loja))) {
      const resposta = await perguntar({ titulo, texto, confirmar: 'Continuar', cancelar: 'Agora não' });
      if (resposta !== 'sim') return resposta === 'nao';
    }
    envio.enviar();
    return false;
  }

  return { escolher, escolhendo: envio.enviando, erro: envio.erro };
}
