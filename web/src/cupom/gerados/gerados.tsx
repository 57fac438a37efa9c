import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { acoesDoTutor, nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { Cupons } from '../../compartilhado/lista-de-indicacoes/cupons';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { EstadoVazio } from '../../ui/estado-vazio';
import { Linha } from '../../ui/lista/linha';
import { Pagina } from '../../ui/pagina';
import { Situacao } from '../situacao';
import classes from './gerados.module.css';

const DIZERES = {
  'Ativo - Aguardando compra': { nome: 'Para usar', nota: 'Mostre no caixa da loja' },
  'Finalizado - Realizou a compra': { nome: 'Utilizados' },
  [VENCIDA]: { nome: 'Vencidos' },
};

/** The coupon of each recommendation: first what the till would take. */
export function CuponsGerados() {
  return (
    <Pagina titulo="Cupons gerados" largura="media">
      <Cupons dizeres={DIZERES} vazio={<SemCupons />}>
        {(indicacao, comSituacao) => (
          <LinhaDoCupom key={indicacao.id_prescricao} indicacao={indicacao} comSituacao={comSituacao} />
        )}
      </Cupons>
      <BannerDaPagina pagina="cupom" />
    </Pagina>
  );
}

function LinhaDoCupom({ indicacao, comSituacao }: { indicacao: Prescricao; comSituacao: boolean }) {
  const [cupom] = indicacao.coupons;
  const { idDoCupom } = acoesDoTutor(indicacao);
  if (!cupom) return null;
  const semCupom = idDoCupom === null;
  return (
    <Linha
      link={{ to: semCupom ? `/indicacao/codigo/${indicacao.id_prescricao}` : `/cupom/ver/${idDoCupom}` }}
      figura={<FotoDoProduto caminho={indicacao.product?.imagem_caminho} altura={55} />}
      nome={nomeDoIndicado(indicacao)}
      abrir={semCupom ? 'Abrir indicação' : 'Ver cupom'}
      detalhe={indicacao.shopkeeper?.nome_fantasia}
      notas={
        <>
          {(comSituacao || cupom.situacao === 'cancelado') && <Situacao situacao={cupom.situacao} />}
          <span>
            {cupom.situacao === 'ativo' ? `Válido até ${isoParaBr(cupom.data_validade)}` : isoParaBr(indicacao.data)}
          </span>
        </>
      }
      acao={
        <p className={classes.desconto} data-ativo={cupom.situacao === 'ativo' || undefined}>
          {formatarDecimal(cupom.desconto, 2)}%<span className="so-leitor"> de desconto</span>
        </p>
      }
    />
  );
}

function SemCupons() {
  return (
    <EstadoVazio
      ilustracao="vazio-cupons"
      titulo="Nenhum cupom por enquanto"
      texto="Abra uma indicação e escolha a loja parceira: o cupom sai na hora."
      acao={
        <Botao tom="principal" para="/prescricoes">
          Ver indicações
        </Botao>
      }
    />
  );
}
