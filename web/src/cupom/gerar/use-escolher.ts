import { listarLojistas, verLojista } from '@indica-bem/domain/lojista/chamadas';
import type { LojistaPublico } from '@indica-bem/domain/lojista/contrato';
import { escolherLoja } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { efeitoDaTroca } from '@indica-bem/domain/prescricao/efeito-da-troca';
import { escolhaDe } from '@indica-bem/domain/prescricao/escolha-do-tutor';
import { confirmacaoParaEscolher } from '@indica-bem/domain/prescricao/regras';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api';
import { consultas, invalidar } from '../../lib/consultas';
import { ErroDaApi, recusaDe } from '../../lib/erros-da-api';
import { perguntar } from '../../ui/confirmar';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { anunciarNascimento } from '../nascimento';

/** Asks what has to be asked, one question after the other, then chooses. `escolher` tells whether the person gave up. */
export function useEscolher(indicacao: Prescricao, loja: LojistaPublico) {
  const navigate = useNavigate();
  const [cupom] = indicacao.coupons;
  const envio = useEnvio({
    enviar: (visto: number) =>
      api(escolherLoja, {
        params: { id: indicacao.id_prescricao },
        body: { id_lojista: loja.id_shopkeeper, desconto: visto },
      }),
    aoEnviar: () => {
      void consultas.invalidateQueries({ refetchType: 'none' });
      avisar.ok('Cupons Gerados com sucesso');
    },
    aoFalhar: (erro) => {
      if (descontoDeAgora(erro) !== null) void invalidar(verLojista, listarLojistas);
    },
    seguir: ({ id_coupon }) => {
      anunciarNascimento(id_coupon);
      return navigate(`/cupom/ver/${id_coupon}`, { replace: true });
    },
  });

  async function escolher(visto: number): Promise<boolean> {
    const texto = efeitoDaTroca({
      atual:
        indicacao.shopkeeper && cupom ? { nome: indicacao.shopkeeper.nome_fantasia, desconto: cupom.desconto } : null,
      nova: {
        nome: loja.nome_fantasia,
        desconto: visto,
        online: loja.tipo === 'loja_online',
      },
    });
    for (const titulo of confirmacaoParaEscolher(escolhaDe(indicacao, loja))) {
      const resposta = await perguntar({ titulo, texto, confirmar: 'Continuar', cancelar: 'Agora não' });
      if (resposta !== 'sim') return resposta === 'nao';
    }
    envio.enviar(visto);
    return false;
  }

  return {
    escolher,
    /** All has been asked: with the discount of now. */
    aceitar: envio.enviar,
    escolhendo: envio.enviando,
    erro: envio.erro,
    /** The discount that was sent. */
    visto: envio.dados,
  };
}

/** Another one than was seen: nothing is spent yet. */
export function descontoDeAgora(erro: Error | null): number | null {
  if (recusaDe<typeof escolherLoja>(erro) !== 'DESCONTO_MUDOU' || !(erro instanceof ErroDaApi)) return null;
  const { desconto } = (erro.atual ?? {}) as { desconto?: number };
  return desconto ?? null;
}
