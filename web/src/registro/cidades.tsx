import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { nomeDaCidade } from '@indica-bem/domain/registro/nome-da-cidade';
import { semAcento } from '@indica-bem/domain/texto/sem-acento';
import { useState } from 'react';
import { Esqueleto } from '../ui/esqueletos';
import classes from './cidades.module.css';
import { MUNICIPIOS, QUADRO_DO_MAPA } from './contorno';
import cartao from './transparencia.module.css';

type DaCidade = { cidade: string; kg: number };

const { largura, altura } = QUADRO_DO_MAPA;
/** As many as fit beside the map. */
const PRIMEIRAS = 6;

const kgEscrito = (kg: number) => `${formatarInteiro(kg)} kg`;
const mesma = (a: string, b: string) => semAcento(a) === semAcento(b);

/** Where the stores are that sold: on the outline of the two municipalities, and all of them in a list. */
export function Cidades({ cidades }: { cidades: DaCidade[] | undefined }) {
  return (
    <section className={cartao.cartao} aria-labelledby="cidades">
      <h2 id="cidades">De onde vem cada quilo</h2>
      <p className={cartao.sub}>A cidade da loja em que a compra foi feita.</p>
      {cidades ? (
        <div className={classes.lugares}>
          <Mapa cidades={cidades} />
          <Lista cidades={cidades} />
        </div>
      ) : (
        <Esqueleto altura={ALTURA_DA_ESPERA} raio="controle" />
      )}
    </section>
  );
}

const ALTURA_DA_ESPERA = 360;

function Mapa({ cidades }: { cidades: DaCidade[] }) {
  const doadas = MUNICIPIOS.map((municipio) => ({
    ...municipio,
    kg: cidades.filter(({ cidade }) => mesma(cidade, municipio.cidade)).reduce((soma, { kg }) => soma + kg, 0),
  }));
  const maior = Math.max(...doadas.map(({ kg }) => kg));
  const tom = (kg: number) => (kg === 0 ? 'nenhum' : kg === maior ? 'mais' : 'menos');
  return (
    <svg
      className={classes.mapa}
      viewBox={`-3 -3 ${largura + 6} ${altura + 6}`}
      role="img"
      aria-label={`Mapa: ${doadas.map(({ cidade, kg }) => `${cidade}, ${kgEscrito(kg)}`).join('; ')}.`}
    >
      {doadas.map(({ cidade, contorno, x, y, kg }) => (
        <g key={cidade} data-tom={tom(kg)}>
          <path d={contorno} />
          <text x={x} y={y} className={classes.nome}>
            {cidade}
          </text>
          <text x={x} y={y + 32} className={classes.kg}>
            {kgEscrito(kg)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Lista({ cidades }: { cidades: DaCidade[] }) {
  const [todas, setTodas] = useState(false);
  const maior = Math.max(1, ...cidades.map(({ kg }) => kg));
  const mostradas = todas ? cidades : cidades.slice(0, PRIMEIRAS);
  return (
    <div className={classes.lista}>
      {cidades.length === 0 && <p>Nenhuma cidade ainda: a primeira compra põe a sua no mapa.</p>}
      <ol>
        {mostradas.map(({ cidade, kg }) => (
          <li key={cidade}>
            <span>{nomeDaCidade(cidade)}</span>
            <strong>{kgEscrito(kg)}</strong>
            <i aria-hidden style={{ width: `${Math.max(1.5, (kg / maior) * 100)}%` }} />
          </li>
        ))}
      </ol>
      {cidades.length > mostradas.length && (
        <button type="button" className={classes.mais} onClick={() => setTodas(true)}>
          Ver as {formatarInteiro(cidades.length)} cidades
        </button>
      )}
    </div>
  );
}
