import { formatarInteiro, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { Especie } from '@indica-bem/domain/produto/regras';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './cartao-da-quantidade.module.css';
import { ContaDaQuantidade } from './conta-da-quantidade';
import { type Duracao, duracoes, porQueSugerido, type QuantidadeDiaria, textoDasRefeicoes } from './quantidade-diaria';

type CartaoDaQuantidadeProps = { quantidade: QuantidadeDiaria | null; especie: Especie; espera?: string };

/** Grams a day in large type, and all that follows from them. Before there is a result it says what is awaited. */
export function CartaoDaQuantidade({ quantidade, especie, espera }: CartaoDaQuantidadeProps) {
  return (
    <section className={classes.cartao} aria-label="Quantidade diária" data-vazio={!quantidade || undefined}>
      <div className={classes.cabeca}>
        <p className={classes.resultado} aria-live="polite">
          <strong className={classes.gramas}>
            {quantidade ? formatarInteiro(quantidade.gramas) : '—'} <small>g/dia</small>
          </strong>
          <span>{quantidade ? textoDasRefeicoes(quantidade.gramas) : espera}</span>
        </p>
        <Ilustracao nome={especie === 'cao' ? 'cao' : 'gato'} largura={72} />
      </div>
      {quantidade && (
        <>
          <div className={classes.picote} aria-hidden />
          <dl className={classes.fatos}>
            <div>
              <dt>Energia por dia</dt>
              <dd>{quantidade.kcal} kcal</dd>
            </div>
            <Destaque duracao={duracoes(quantidade.gramas).find(({ sugerido }) => sugerido)} />
          </dl>
          {quantidade.rampa && <Rampa rampa={quantidade.rampa} />}
          <Pacotes gramas={quantidade.gramas} />
          <ContaDaQuantidade quantidade={quantidade} />
        </>
      )}
    </section>
  );
}

function Destaque({ duracao }: { duracao: Duracao | undefined }) {
  if (!duracao) return null;
  return (
    <div>
      <dt>Pacote de {formatarPeso(duracao.peso)}</dt>
      <dd>{emDias(duracao.dias)}</dd>
    </div>
  );
}

function Pacotes({ gramas }: { gramas: number }) {
  return (
    <div className={classes.parte}>
      <h3>Quanto dura cada pacote</h3>
      <ul className={classes.pacotes}>
        {duracoes(gramas).map((duracao) => (
          <li key={duracao.peso} data-sugerido={duracao.sugerido || undefined}>
            <span>{formatarPeso(duracao.peso)}</span>
            <strong>{emDias(duracao.dias)}</strong>
            {duracao.sugerido && <span className="so-leitor"> ({porQueSugerido(duracao)})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rampa({ rampa }: { rampa: NonNullable<QuantidadeDiaria['rampa']> }) {
  return (
    <div className={classes.parte}>
      <h3>Introdução gradual</h3>
      <table className={classes.rampa}>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Parte</th>
            <th scope="col">Por dia</th>
          </tr>
        </thead>
        <tbody>
          {rampa.map(({ dia, fracao, gramas }) => (
            <tr key={dia}>
              <th scope="row">{dia === rampa.length ? `${dia}º em diante` : `${dia}º`}</th>
              <td>{Math.round(fracao * 100)}%</td>
              <td>{gramas} g</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const emDias = (dias: number) => (dias === 1 ? '1 dia' : `${formatarInteiro(dias)} dias`);
