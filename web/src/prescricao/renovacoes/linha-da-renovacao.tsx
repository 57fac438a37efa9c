import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { NOMES_DOS_MOTIVOS_DA_RECUSA } from '@indica-bem/domain/reposicao/renovacao';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { Etiqueta } from '../../ui/etiqueta';
import { AcoesDaRenovacao } from './acoes-da-renovacao';
import classes from './renovacoes.module.css';

const ESTADOS = {
  aberta: null,
  atendida: ['ok', 'Indicada de novo'],
  recusada: ['neutro', 'Recusada'],
  retirada: ['neutro', 'Retirada'],
} as const;

type LinhaDaRenovacaoProps = { renovacao: Renovacao; titulo: 'h2' | 'h3' };

/** A request with all that answering it takes: its acts stand here, for there is no page behind it. */
export function LinhaDaRenovacao({ renovacao, titulo: Titulo }: LinhaDaRenovacaoProps) {
  const { indicacao, estado, motivo, texto, id_nova } = renovacao;
  const { product, tutor, tutor_nome, pet_nome } = indicacao;
  const quem = tutor?.nome ?? tutor_nome ?? 'Tutor';
  const situacao = ESTADOS[estado];
  return (
    <li className={classes.linha}>
      <article className={classes.pedido} aria-label={`Pedido de ${quem}`}>
        <FotoDoProduto caminho={product?.imagem_caminho} altura={55} />
        <div className={classes.textos}>
          <Titulo className={classes.nome}>{pet_nome ? `${pet_nome}, de ${quem}` : quem}</Titulo>
          <p className={classes.produto}>{product ? nomeEmUmaLinha(product) : 'Indicação'}</p>
          <p className={classes.nota}>
            {situacao && <Etiqueta tom={situacao[0]}>{situacao[1]}</Etiqueta>} {oQueSeSabe(renovacao).join(' · ')}
          </p>
          {motivo && <p className={classes.nota}>Motivo da recusa: {NOMES_DOS_MOTIVOS_DA_RECUSA[motivo]}</p>}
          {texto && <p className={classes.nota}>Recado: {texto}</p>}
        </div>
        {estado === 'aberta' && <AcoesDaRenovacao renovacao={renovacao} quem={quem} />}
        {id_nova !== null && (
          <div className={classes.acoes}>
            <Botao para={`/indicacao/codigo/${id_nova}`}>Ver a nova indicação</Botao>
          </div>
        )}
      </article>
    </li>
  );
}

/** Until when the bag lasts, and how the weight went: what the next recommendation hangs on. */
function oQueSeSabe({ indicacao, fim, peso_atual, estado, pedida_em }: Renovacao): string[] {
  const { peso_pet, calculo } = indicacao;
  const antes = peso_pet === null ? null : formatarPeso(peso_pet);
  const agora = peso_atual && `${formatarPeso(peso_atual.peso)} em ${isoParaBr(peso_atual.dia)}`;
  return [
    estado === 'aberta' && fim ? `Acaba em ${isoParaBr(fim)}` : null,
    calculo && `${calculo.gramas} g por dia`,
    agora && antes ? `${antes} → ${agora}` : (agora ?? antes),
    `pedido em ${diaDoMomento(pedida_em)}`,
  ].filter((parte) => parte !== null);
}
