import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import {
  acoesDoTutor,
  avisoDaLojaPerdida,
  ESCOLHER_SEM_GASTO,
  nomeDoIndicado,
} from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { IconArrowsExchange, IconBuildingStore, IconTicket } from '@tabler/icons-react';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Fatos } from '../../ui/fatos';
import { EtiquetaDeStatus } from '../etiqueta-de-status';
import classes from './cartao-da-indicacao.module.css';

export function CartaoDaIndicacao({ indicacao }: { indicacao: Prescricao }) {
  const { id_prescricao, codigo_prescricao, hash, status, product, prescriber, shopkeeper } = indicacao;
  return (
    <Cartao como="li">
      <article className={classes.indicacao}>
        <div className={classes.status}>
          <EtiquetaDeStatus status={status} />
        </div>
        <FotoDoProduto caminho={product?.imagem_caminho} altura={96} />
        <h2>{nomeDoIndicado(indicacao)}</h2>
        <div className={classes.fatos}>
          <Fatos
            itens={[
              ['Código', codigo_prescricao && formatarCodigo(codigo_prescricao)],
              ['Pet', indicacao.pet_nome],
              ['Data', isoParaBr(indicacao.data)],
              ['Parceiro', prescriber?.nome],
              ['Loja', shopkeeper?.nome_fantasia],
            ]}
          />
        </div>
        <div className={classes.acoes}>
          <Acoes indicacao={indicacao} />
          <Botao para={hash ? `/indicacao/${hash}` : `/indicacao/codigo/${id_prescricao}`}>Ver indicação</Botao>
        </div>
      </article>
    </Cartao>
  );
}

function Acoes({ indicacao }: { indicacao: Prescricao }) {
  const { comprar, trocarLoja, semGasto, idDoCupom } = acoesDoTutor(indicacao);
  const perdida = semGasto ? avisoDaLojaPerdida(indicacao) : null;
  const lojas = `/lojistas/${indicacao.id_prescricao}`;
  return (
    <>
      {perdida && <Aviso tom="alerta">{perdida.titulo}.</Aviso>}
      {comprar && (
        <Botao tom="principal" para={lojas} icone={<IconBuildingStore size={22} aria-hidden />}>
          {semGasto ? ESCOLHER_SEM_GASTO : 'Comprar com desconto'}
        </Botao>
      )}
      {idDoCupom !== null && (
        <Botao tom="mata" para={`/cupom/ver/${idDoCupom}`} icone={<IconTicket size={22} aria-hidden />}>
          Ver cupom
        </Botao>
      )}
      {trocarLoja && (
        <Botao para={lojas} icone={<IconArrowsExchange size={22} aria-hidden />}>
          {semGasto ? ESCOLHER_SEM_GASTO : 'Trocar loja'}
        </Botao>
      )}
    </>
  );
}
