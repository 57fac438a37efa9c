import { verVida } from '@indica-bem/domain/atendimento/chamadas';
import type { VidaDaIndicacao as Vida } from '@indica-bem/domain/atendimento/contrato';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { verLote } from '@indica-bem/domain/lote/chamadas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { NOME_DE_TUTOR_EXCLUIDO } from '@indica-bem/domain/tutor/nome-de-tutor-excluido';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { usePode } from '../lib/pode';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Etiqueta } from '../ui/etiqueta';
import { Fatos } from '../ui/fatos';
import { Pagina } from '../ui/pagina';
import { Acoes } from './acoes';
import classes from './atendimento.module.css';
import { LinhaDoTempo } from './linha-do-tempo';

/** A recommendation from its first day on, and what the team may do about it. */
export function VidaDaIndicacao() {
  const { id_prescricao = '' } = useParams();
  const abreLote = usePode()(verLote);
  const { data, error, refetch } = useQuery(consulta(verVida, { params: { id: id_prescricao } }));
  return (
    <Pagina titulo={data ? `Indicação ${formatarCodigo(data.codigo_prescricao)}` : 'Indicação'} largura="media">
      {data ? (
        <>
          <Cartao como="section" rotulo="Como está">
            <div className={classes.cabeca}>
              <Etiqueta>{data.status}</Etiqueta>
            </div>
            <Fatos itens={fatosDa(data, abreLote)} />
            <Acoes vida={data} />
          </Cartao>
          <LinhaDoTempo vida={data.vida} />
        </>
      ) : error ? (
        <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />
      ) : (
        <EsqueletoDeLista linhas={4} altura={72} />
      )}
    </Pagina>
  );
}

const fatosDa = (v: Vida, abreLote: boolean) =>
  [
    [
      'Tutor',
      // Of a deleted account there is no page to open.
      v.tutor && v.tutor.nome !== NOME_DE_TUTOR_EXCLUIDO ? (
        <Link key="tutor" to={`/usuarios/editar/1/${v.tutor.id}`}>
          {v.tutor.nome}
        </Link>
      ) : (
        (v.tutor?.nome ?? v.tutor_nome)
      ),
    ],
    ['CPF', v.tutor?.cpf],
    ['Pet', v.pet_nome],
    ['E-mail na indicação', v.contato.email],
    ['Telefone na indicação', v.contato.telefone],
    ['Parceiro', v.parceiro?.nome],
    ['Produto', v.produto && nomeEmUmaLinha(v.produto)],
    ['Loja', v.loja && `${v.loja.nome}${v.loja.online ? ' (online)' : ''}`],
    ['Cupom', v.cupom && `${formatarCodigo(v.cupom.codigo_coupon)}, até ${isoParaBr(v.cupom.data_validade)}`],
    ['Trocas que restam', v.tutor && String(v.vinculos)],
    [
      'Lote',
      v.id_lote &&
        (abreLote ? (
          <Link key="lote" to={`/gerar-codigos/imprimir/${v.id_lote}`}>
            nº {v.id_lote}
          </Link>
        ) : (
          `nº ${v.id_lote}`
        )),
    ],
  ] as const;
