import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import {
  acoesDoTutor,
  avisoDaLojaPerdida,
  ESCOLHER_SEM_GASTO,
  nomeDoIndicado,
} from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import { peca } from '../../lib/peca';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { naoAbriu } from '../../ui/nao-abriu';
import { Bilhete } from './bilhete';
import classes from './cupom-do-tutor.module.css';
import { ForaDeUso } from './fora-de-uso';
import { LojaDoCupom } from './loja-do-cupom';
import { useTelaAcesa } from './tela-acesa';

// It comes with an answer of its own, after the purchase: no part of what is shown at the counter.
const NotaDoCupom = peca(() => import('./nota-do-cupom').then((m) => m.NotaDoCupom), naoAbriu);

/** Everything the counter asks for on one screen (UX: as in Pix). */
export function CupomDoTutor({ cupom, mudou }: { cupom: Cupom; mudou: () => void }) {
  const { prescrition: indicacao, shopkeeper: loja } = cupom;
  const ativo = cupom.situacao === 'ativo';
  const { trocarLoja } = acoesDoTutor(indicacao);
  const suspensa = ativo ? avisoDaLojaPerdida({ shopkeeper: loja }) : null;
  const lojas = `/lojistas/${indicacao.id_prescricao}`;
  const noCaixa = ativo && !suspensa && loja.tipo === 'loja_fisica';
  useTelaAcesa(noCaixa);
  return (
    <div className={classes.colunas}>
      <div className={classes.coluna}>
        {suspensa && (
          <>
            <Aviso tom="alerta" titulo={suspensa.titulo}>
              {suspensa.texto}
            </Aviso>
            <Botao tom="principal" fullWidth para={lojas}>
              {ESCOLHER_SEM_GASTO}
            </Botao>
          </>
        )}
        <Bilhete cupom={cupom} noCaixa={noCaixa} mudou={mudou} />
        {noCaixa && <p className={classes.nota}>Mostre esta tela no caixa. Impressões e capturas não valem.</p>}
      </div>
      <div className={classes.coluna}>
        {!ativo && <ForaDeUso cupom={cupom} />}
        {cupom.situacao === 'efetivado' && <NotaDoCupom cupom={cupom} papel="tutor" />}
        <LojaDoCupom loja={loja} trocar={ativo && !suspensa && trocarLoja ? lojas : null} />
        {ativo && !suspensa && loja.tipo === 'loja_online' && (
          <Aviso tom="info">A escolha de uma loja online é final: este cupom vale só nela.</Aviso>
        )}
        <Link to={`/indicacao/codigo/${indicacao.id_prescricao}`} className={classes.produto}>
          <FotoDoProduto caminho={indicacao.product?.imagem_caminho} altura={76} />
          <span className={classes.textos}>
            <span className={classes.rotulo}>Produto indicado</span>
            {indicacao.product ? (
              <NomeDoProduto produto={indicacao.product} />
            ) : (
              <strong>{nomeDoIndicado(indicacao)}</strong>
            )}
            <span className={classes.ver}>Ver indicação completa</span>
          </span>
          <IconChevronRight size={22} aria-hidden />
        </Link>
      </div>
    </div>
  );
}
