import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { paraQuem } from '../../compartilhado/indicacao/para-quem';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Etiqueta } from '../../ui/etiqueta';
import { Linha } from '../../ui/lista/linha';
import type { useAberta } from '../../ui/lista/use-aberta';
import { aparenciaDe } from '../status';
import { useAcaoDoParceiro } from './acao-do-parceiro';

type LinhaDaRealizadaProps = {
  indicacao: Prescricao;
  abertas: Pick<ReturnType<typeof useAberta>, 'aberta' | 'link'>;
  /** Where the heading above does not say it. */
  comSituacao?: boolean;
};

export function LinhaDaRealizada({ indicacao, abertas, comSituacao = false }: LinhaDaRealizadaProps) {
  const { id_prescricao, codigo_prescricao, status, product } = indicacao;
  const codigo = formatarCodigo(codigo_prescricao ?? '');
  const { tom, uma } = aparenciaDe(status);
  const { acao, nota } = useAcaoDoParceiro(indicacao);
  return (
    <Linha
      link={abertas.link(id_prescricao, `/indicacao/codigo/${id_prescricao}`)}
      atual={abertas.aberta === id_prescricao}
      figura={<FotoDoProduto caminho={product?.imagem_caminho} altura={55} />}
      nome={paraQuem(indicacao)}
      abrir={`Abrir indicação ${codigo}`}
      detalhe={nomeDoIndicado(indicacao)}
      notas={
        <>
          {comSituacao && <Etiqueta tom={tom}>{uma}</Etiqueta>}
          <span>{isoParaBr(indicacao.data)}</span>
          <span>{nota ?? (!comSituacao && codigo)}</span>
        </>
      }
      acao={acao}
    />
  );
}
