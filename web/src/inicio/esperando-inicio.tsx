import { SemConexao } from '../lib/erros-da-api';
import { Botao } from '../ui/botao';
import { Esqueleto } from '../ui/esqueletos';
import classes from './inicio.module.css';

/** A screenful: what comes in its place moves nothing that was there. */
export function EsperandoInicio({ titulo }: { titulo: string }) {
  return (
    <div className={classes.esperando} role="status">
      <h1 className="so-leitor">{titulo}</h1>
      <span className="so-leitor">Carregando…</span>
      <Esqueleto altura={236} raio="cartao" />
      <Esqueleto altura={160} raio="cartao" />
    </div>
  );
}

/** The rest of the home stands all the same. */
export function SemInicio({ erro, tentarDeNovo }: { erro: unknown; tentarDeNovo: () => void }) {
  return (
    <section className={classes.semInicio} role="alert" aria-labelledby="sem-inicio">
      <h2 id="sem-inicio">{erro instanceof SemConexao ? 'Você está sem conexão' : 'Não conseguimos ler agora'}</h2>
      <p>O que você já abriu neste aparelho continua nas listas abaixo.</p>
      <Botao onClick={tentarDeNovo}>Tentar de novo</Botao>
    </section>
  );
}
