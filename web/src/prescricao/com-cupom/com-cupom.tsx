import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { paraQuem } from '../../compartilhado/indicacao/para-quem';
import { Cupons } from '../../compartilhado/lista-de-indicacoes/cupons';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Linha } from '../../ui/lista/linha';
import { Pagina } from '../../ui/pagina';
import { EtiquetaDoCupom } from '../etiqueta-do-cupom';

const DIZERES = {
  'Ativo - Aguardando compra': { nome: 'Aguardando compra', nota: 'O tutor ainda pode usar' },
  'Finalizado - Realizou a compra': { nome: 'Utilizados' },
  [VENCIDA]: { nome: 'Vencidos' },
};

/** Which of a partner's recommendations became a coupon. The code itself is the tutor's alone (spec 2.9). */
export function IndicacoesComCupom() {
  return (
    <Pagina
      titulo="Cupons gerados"
      subtitulo="As suas indicações que viraram cupom em uma loja parceira."
      largura="media"
    >
      <Cupons
        dizeres={DIZERES}
        vazio={
          <EstadoVazio
            ilustracao="vazio-cupons"
            titulo="Nenhum cupom por enquanto"
            texto="Quando um tutor resgatar a sua indicação e escolher uma loja, o cupom aparece aqui."
            acao={
              <Botao tom="principal" para="/prescricoes/nova">
                Nova indicação
              </Botao>
            }
          />
        }
      >
        {(indicacao, comSituacao) => (
          <LinhaDoCupom key={indicacao.id_prescricao} indicacao={indicacao} comSituacao={comSituacao} />
        )}
      </Cupons>
      <BannerDaPagina pagina="cupom" />
    </Pagina>
  );
}

function LinhaDoCupom({ indicacao, comSituacao }: { indicacao: Prescricao; comSituacao: boolean }) {
  const { id_prescricao, product, data, shopkeeper, coupons } = indicacao;
  const [cupom] = coupons;
  return (
    <Linha
      link={{ to: `/indicacao/codigo/${id_prescricao}` }}
      figura={<FotoDoProduto caminho={product?.imagem_caminho} altura={55} />}
      nome={paraQuem(indicacao)}
      abrir="Abrir indicação"
      detalhe={nomeDoIndicado(indicacao)}
      notas={
        <>
          {cupom && (comSituacao || cupom.situacao === 'cancelado') && <EtiquetaDoCupom situacao={cupom.situacao} />}
          <span>{cupom?.situacao === 'ativo' ? `até ${isoParaBr(cupom.data_validade)}` : isoParaBr(data)}</span>
          <span>{shopkeeper?.nome_fantasia}</span>
        </>
      }
    />
  );
}
