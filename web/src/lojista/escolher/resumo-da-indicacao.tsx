import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { mensagemDoErro } from '@indica-bem/domain/erros';
import { acoesDoTutor, avisoDaLojaPerdida, nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { BLOQUEADA, VENCIDA } from '@indica-bem/domain/prescricao/regras';
import type { ReactNode } from 'react';
import { Bloqueada } from '../../compartilhado/indicacao/bloqueada';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import classes from './escolher.module.css';

/** What is being bought and, once a store was chosen, which one and what can still change. */
export function ResumoDaIndicacao({ indicacao, nomes }: { indicacao: Prescricao; nomes: ReactNode }) {
  const { codigo_prescricao, product, shopkeeper, status } = indicacao;
  return (
    <Cartao como="section" rotulo="Indicação">
      <div className={classes.resumo}>
        <FotoDoProduto caminho={product?.imagem_caminho} altura={80} />
        <div>
          <p className={classes.codigo}>
            Código da indicação <strong translate="no">{codigo_prescricao && formatarCodigo(codigo_prescricao)}</strong>
          </p>
          <div className={classes.produto}>
            {product ? <NomeDoProduto produto={product} /> : nomeDoIndicado(indicacao)}
          </div>
        </div>
      </div>
      {nomes}
      {shopkeeper && <LojaAtual nome={shopkeeper.nome_fantasia} indicacao={indicacao} />}
      {status === BLOQUEADA && (
        <div className={classes.atual}>
          <Bloqueada />
        </div>
      )}
      {!shopkeeper && status !== BLOQUEADA && <LojaPerdida indicacao={indicacao} />}
    </Cartao>
  );
}

function LojaAtual({ nome, indicacao }: { nome: string; indicacao: Prescricao }) {
  const { idDoCupom, semGasto } = acoesDoTutor(indicacao);
  return (
    <div className={classes.atual}>
      <div className={classes.linhaDaLoja}>
        <p>
          Sua loja hoje
          <strong>{nome}</strong>
        </p>
        {idDoCupom !== null && <Botao para={`/cupom/ver/${idDoCupom}`}>Ver cupom</Botao>}
      </div>
      {semGasto ? <LojaPerdida indicacao={indicacao} /> : <Aviso tom="info">{oQueAindaMuda(indicacao)}</Aviso>}
    </div>
  );
}

function LojaPerdida({ indicacao }: { indicacao: Prescricao }) {
  const perdida = avisoDaLojaPerdida(indicacao);
  if (!perdida) return null;
  return (
    <Aviso tom="alerta" titulo={perdida.titulo}>
      {perdida.texto} Escolha outra loja abaixo, sem gastar troca.
    </Aviso>
  );
}

function oQueAindaMuda({ status, data_ativacao, shopkeeper, vinculos, coupons }: Prescricao): string {
  if (data_ativacao) return mensagemDoErro('INDICACAO_FINALIZADA');
  const [cupom] = coupons;
  if (status === VENCIDA && cupom) return mensagemDoErro('INDICACAO_VENCIDA', { data: isoParaBr(cupom.data_validade) });
  if (shopkeeper?.tipo === 'loja_online') return mensagemDoErro('LOJA_ONLINE_FINAL');
  if (vinculos === 0) return mensagemDoErro('LIMITE_DE_TROCAS');
  return `Ao escolher outra loja, o cupom atual deixa de valer. ${vinculos === 1 ? 'Resta 1 troca' : `Restam ${vinculos} trocas`}.`;
}
