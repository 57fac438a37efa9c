import { formatarInteiro, formatarPeso } from '@indica-bem/domain/brasil/numeros';
import type { DoseLida } from '@indica-bem/domain/dose/dose';
import { type Duracao, duracoes, porQueSugerido } from '@indica-bem/domain/dose/duracao-dos-pacotes';
import { explicarDose } from '@indica-bem/domain/dose/explicacao';
import type { Especie } from '@indica-bem/domain/produto/regras';
import { Aviso } from '../../ui/aviso';
import { Ilustracao } from '../../ui/ilustracao';
import classes from './cartao-da-quantidade.module.css';
import { ComoCalculamos } from './como-calculamos';

type CartaoDaQuantidadeProps = {
  quantidade: DoseLida | null;
  especie: Especie;
  /** Warnings speak to a vet, or send to one. */
  paraVeterinario: boolean;
  espera?: string;
};

/** Grams a day in large type, and all that follows from them. Before there is a result it says what is awaited. */
export function CartaoDaQuantidade({ quantidade, especie, paraVeterinario, espera }: CartaoDaQuantidadeProps) {
  const explicacao = quantidade && explicarDose(quantidade, { especie, paraVeterinario });
  return (
    <section className={classes.cartao} aria-label="Quantidade diária" data-vazio={!quantidade || undefined}>
      <div className={classes.cabeca}>
        <p className={classes.resultado} aria-live="polite">
          <strong className={classes.gramas}>
            {quantidade ? formatarInteiro(quantidade.gramas) : '—'} <small>g/dia</small>
          </strong>
          <span>{explicacao ? explicacao.refeicoes : espera}</span>
        </p>
        <Ilustracao nome={especie === 'cao' ? 'cao' : 'gato'} largura={72} />
      </div>
      {explicacao?.avisos.map((frase) => (
        <Aviso key={frase} tom="alerta">
          {frase}
        </Aviso>
      ))}
      {quantidade && explicacao && (
        <>
          <div className={classes.picote} aria-hidden />
          <dl className={classes.fatos}>
            <Fato nome="Energia por dia" valor={`${formatarInteiro(quantidade.kcal)} kcal`} />
            <Fato nome="Faixa por dia" valor={explicacao.faixa} />
            <Destaque duracao={duracoes(quantidade.gramas).find(({ sugerido }) => sugerido)} />
            <Fato nome="Petiscos" valor={explicacao.petiscos} frase />
          </dl>
          {quantidade.rampa && <Rampa rampa={quantidade.rampa} />}
          <Pacotes gramas={quantidade.gramas} />
          <ComoCalculamos explicacao={explicacao} />
        </>
      )}
    </section>
  );
}

type FatoProps = { nome: string; valor: string | null; frase?: boolean };

function Fato({ nome, valor, frase }: FatoProps) {
  if (valor === null) return null;
  return (
    <div data-frase={frase || undefined}>
      <dt>{nome}</dt>
      <dd>{valor}</dd>
    </div>
  );
}

function Destaque({ duracao }: { duracao: Duracao | undefined }) {
  return duracao ? <Fato nome={`Pacote de ${formatarPeso(duracao.peso)}`} valor={emDias(duracao.dias)} /> : null;
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

function Rampa({ rampa }: { rampa: NonNullable<DoseLida['rampa']> }) {
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

function emDias(dias: number): string {
  if (dias === 0) return '< 1 dia';
  return dias === 1 ? '1 dia' : `${formatarInteiro(dias)} dias`;
}
