import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { diaDoMomento } from '@indica-bem/domain/brasil/momento';
import { formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { NOMES_DOS_MOTIVOS } from '@indica-bem/domain/reposicao/renovacao';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { Etiqueta } from '../../ui/etiqueta';
import { Fatos } from '../../ui/fatos';
import { AcoesDaRenovacao } from './acoes-da-renovacao';
import classes from './renovacoes.module.css';

const ESTADOS = {
  aberta: ['alerta', 'Esperando'],
  atendida: ['ok', 'Indicada de novo'],
  recusada: ['neutro', 'Recusada'],
  retirada: ['neutro', 'Retirada'],
} as const;

export function CartaoDaRenovacao({ renovacao }: { renovacao: Renovacao }) {
  const { indicacao, estado, pedida_em, fim, peso_atual, motivo, texto, id_nova } = renovacao;
  const { product, tutor, tutor_nome, pet_nome, data, peso_pet, calculo } = indicacao;
  const [tom, nome] = ESTADOS[estado];
  const quem = tutor?.nome ?? tutor_nome ?? 'Tutor';
  return (
    <Cartao como="li">
      <article aria-label={`Pedido de ${quem}`}>
        <div className={classes.cabeca}>
          <FotoDoProduto caminho={product?.imagem_caminho} altura={84} />
          <div className={classes.titulos}>
            <h2>{pet_nome ? `${pet_nome}, de ${quem}` : quem}</h2>
            <p className={classes.nota}>{product?.nome ?? 'Indicação'}</p>
            <p className={classes.nota}>Pedido em {diaDoMomento(pedida_em)}</p>
          </div>
          <Etiqueta tom={tom}>{nome}</Etiqueta>
        </div>
        <Fatos
          itens={[
            ['Indicada em', isoParaBr(data)],
            ['Quantidade de então', calculo && `${calculo.gramas} g por dia`],
            ['Peso de então', peso_pet === null ? null : formatarPeso(peso_pet)],
            ['Peso de agora', peso_atual && `${formatarPeso(peso_atual.peso)} (${isoParaBr(peso_atual.dia)})`],
            ['A ração acaba', fim && isoParaBr(fim)],
            ['Motivo da recusa', motivo && NOMES_DOS_MOTIVOS[motivo]],
            ['Recado', texto],
          ]}
        />
        {estado === 'aberta' && <AcoesDaRenovacao renovacao={renovacao} quem={quem} />}
        {id_nova !== null && (
          <div className={classes.acoes}>
            <Botao para={`/indicacao/codigo/${id_nova}`}>Ver a nova indicação</Botao>
          </div>
        )}
      </article>
    </Cartao>
  );
}
