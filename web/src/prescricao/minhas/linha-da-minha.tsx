import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import {
  acoesDoTutor,
  avisoDaLojaPerdida,
  ESCOLHER_SEM_GASTO,
  nomeDoIndicado,
} from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { IconBuildingStore, IconTicket } from '@tabler/icons-react';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Etiqueta } from '../../ui/etiqueta';
import { AcaoDaLinha } from '../../ui/lista/acao-da-linha';
import { Linha } from '../../ui/lista/linha';
import type { useAberta } from '../../ui/lista/use-aberta';
import { EtiquetaDeStatus } from '../etiqueta-de-status';

type LinhaDaMinhaProps = {
  indicacao: Prescricao;
  abertas: Pick<ReturnType<typeof useAberta>, 'aberta' | 'link'>;
  comSituacao?: boolean;
};

export function LinhaDaMinha({ indicacao, abertas, comSituacao = false }: LinhaDaMinhaProps) {
  const { id_prescricao: id, codigo_prescricao, hash, status, product, prescriber, shopkeeper, pet_nome } = indicacao;
  const { semGasto } = acoesDoTutor(indicacao);
  const perdida = semGasto ? avisoDaLojaPerdida(indicacao) : null;
  const nome = nomeDoIndicado(indicacao);
  const dePara = [pet_nome && `Para ${pet_nome}`, prescriber?.nome && `de ${prescriber.nome}`].filter(Boolean);
  return (
    <Linha
      link={abertas.link(id, hash ? `/indicacao/${hash}` : `/indicacao/codigo/${id}`)}
      atual={abertas.aberta === id}
      figura={<FotoDoProduto caminho={product?.imagem_caminho} altura={55} />}
      nome={nome}
      abrir={`Ver indicação ${formatarCodigo(codigo_prescricao ?? '')}`}
      detalhe={perdida ? perdida.titulo : dePara.join(', ') || shopkeeper?.nome_fantasia}
      notas={
        <>
          {perdida && <Etiqueta tom="alerta">Escolha outra loja</Etiqueta>}
          {comSituacao && !perdida && <EtiquetaDeStatus status={status} />}
          <span>{isoParaBr(indicacao.data)}</span>
          {!comSituacao && !perdida && shopkeeper && <span>{shopkeeper.nome_fantasia}</span>}
        </>
      }
      acao={<Acao indicacao={indicacao} nome={nome} />}
    />
  );
}

/** What comes next with it; another store, while that is open, is asked for in the detail. */
function Acao({ indicacao, nome }: { indicacao: Prescricao; nome: string }) {
  const { comprar, trocarLoja, semGasto, idDoCupom } = acoesDoTutor(indicacao);
  const lojas = `/lojistas/${indicacao.id_prescricao}`;
  if (semGasto && (comprar || trocarLoja)) {
    return (
      <AcaoDaLinha
        nome="Escolher outra loja"
        rotulo={`${ESCOLHER_SEM_GASTO}: ${nome}`}
        icone={<IconBuildingStore size={22} aria-hidden />}
        cheia
        para={lojas}
      />
    );
  }
  if (comprar) {
    return (
      <AcaoDaLinha
        nome="Comprar com desconto"
        rotulo={`Comprar com desconto: ${nome}`}
        icone={<IconBuildingStore size={22} aria-hidden />}
        cheia
        para={lojas}
      />
    );
  }
  if (idDoCupom === null) return null;
  const ativo = indicacao.coupons[0]?.situacao === 'ativo';
  return (
    <AcaoDaLinha
      nome="Ver cupom"
      rotulo={`Ver cupom: ${nome}`}
      icone={<IconTicket size={22} aria-hidden />}
      cheia={ativo}
      para={`/cupom/ver/${idDoCupom}`}
    />
  );
}
