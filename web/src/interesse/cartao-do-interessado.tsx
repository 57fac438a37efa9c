import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import type { Interessado } from '@indica-bem/domain/interesse/contrato';
import { ROTULO_DA_SITUACAO, ROTULO_DO_INTERESSE } from '@indica-bem/domain/interesse/regras';
import { Link } from 'react-router';
import { Botao } from '../ui/botao';
import { BotaoWhatsApp } from '../ui/botao-whatsapp';
import { Cartao } from '../ui/cartao';
import { Etiqueta } from '../ui/etiqueta';
import classes from './interessados.module.css';
import { oQueE, saudacao, TONS_DA_SITUACAO } from './palavras';

export function CartaoDoInteressado({ interessado }: { interessado: Interessado }) {
  const { id, nome, tipo, cidade, uf, situacao, mensagem, criado_em, repetido_em, vezes, telefone } = interessado;
  return (
    <Cartao como="li">
      <div className={classes.cabeca}>
        <div>
          <h2>
            <Link to={`/interessados/ver/${id}`}>{nome}</Link>
          </h2>
          <p className={classes.detalhe}>
            {ROTULO_DO_INTERESSE[tipo]} · {oQueE(interessado)} · {cidade}, {uf}
          </p>
        </div>
        <Etiqueta tom={TONS_DA_SITUACAO[situacao]}>{ROTULO_DA_SITUACAO[situacao]}</Etiqueta>
      </div>
      {mensagem && <p className={classes.citacao}>{mensagem}</p>}
      <p className={classes.detalhe}>
        {momentoCompleto(criado_em)}
        {repetido_em && ` · escreveu ${vezes} vezes, a última em ${momentoCompleto(repetido_em)}`}
      </p>
      <div className={classes.acoes}>
        <BotaoWhatsApp telefone={telefone} texto={saudacao(interessado)} />
        <Botao para={`/interessados/ver/${id}`} aria-label={`Abrir o pedido de ${nome}`}>
          Abrir
        </Botao>
      </div>
    </Cartao>
  );
}
