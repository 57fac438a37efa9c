import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarEntregasPublicas } from '@indica-bem/domain/entrega/chamadas';
import type { EntregaPublica } from '@indica-bem/domain/entrega/contrato';
import { useState } from 'react';
import { api } from '../lib/api';
import { mensagemDe } from '../lib/erros-da-api';
import type { RespostaDe } from '../lib/tipos-da-api';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { Ilustracao } from '../ui/ilustracao';
import { Entrega } from './entrega';
import classes from './entregas.module.css';
import { Falha } from './falha';
import { PRIMEIRAS_ENTREGAS } from './primeiras-entregas';
import pagina from './transparencia.module.css';
import { useLeitura } from './use-leitura';
import { usePergunta } from './use-pergunta';

type Pagina = RespostaDe<typeof listarEntregasPublicas>;

/** What reached somebody, newest first: how much, to whom, when, with picture and receipt where there are. */
export function Entregas() {
  const { dados, erro, tentarDeNovo } = useLeitura(listarEntregasPublicas, PRIMEIRAS_ENTREGAS);
  return (
    <section className={classes.entregas} aria-labelledby="entregas">
      <h2 id="entregas">O que já foi entregue</h2>
      {erro && <Falha erro={erro} tentarDeNovo={tentarDeNovo} />}
      {!erro && !dados && <EsqueletoDeLista linhas={1} altura={320} />}
      {dados && (dados.entregas.length > 0 ? <Lista primeira={dados} /> : <Nenhuma />)}
    </section>
  );
}

function Lista({ primeira }: { primeira: Pagina }) {
  const [mais, setMais] = useState<EntregaPublica[]>([]);
  const [proximo, setProximo] = useState(primeira.proximo);
  const seguinte = usePergunta(async (cursor: string) => {
    const lida = await api(listarEntregasPublicas, { query: { ...PRIMEIRAS_ENTREGAS.query, cursor } });
    setMais((antes) => [...antes, ...lida.entregas]);
    setProximo(lida.proximo);
  });
  const entregas = [...primeira.entregas, ...mais];
  return (
    <>
      <ul className={classes.grade}>
        {entregas.map((entrega) => (
          <Entrega key={entrega.id} {...entrega} />
        ))}
      </ul>
      <div className={classes.fim}>
        <p role="status">
          {formatarInteiro(entregas.length)} {entregas.length === 1 ? 'entrega' : 'entregas'}
          {proximo && ' até aqui'}
        </p>
        {seguinte.erro && <p role="alert">{mensagemDe(seguinte.erro)}</p>}
        {proximo && (
          <button
            type="button"
            className={pagina.botao}
            aria-busy={seguinte.andando}
            onClick={() => seguinte.perguntar(proximo)}
          >
            {seguinte.andando ? 'Carregando…' : 'Ver mais entregas'}
          </button>
        )}
      </div>
    </>
  );
}

function Nenhuma() {
  return (
    <div className={classes.nenhuma}>
      <Ilustracao nome="saco-racao" largura={140} />
      <div>
        <h3>A primeira entrega está sendo preparada</h3>
        <p>Cada entrega aparece aqui com a data, quem recebeu, a foto e o recibo.</p>
      </div>
    </div>
  );
}
