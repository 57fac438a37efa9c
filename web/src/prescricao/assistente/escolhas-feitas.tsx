import classes from './assistente.module.css';
import { type Campo, type Passo, type Pergunta, rotuloDaResposta } from './percurso';

type EscolhasFeitasProps = { perguntas: readonly Pergunta[]; passo: Passo; irPara: (campo: Campo) => void };

/** What was chosen so far; each leads back to its question. */
export function EscolhasFeitas({ perguntas, passo, irPara }: EscolhasFeitasProps) {
  const respondidas = perguntas.filter(({ valor }) => valor !== undefined);
  if (respondidas.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Escolhas feitas">
      {respondidas.map(({ campo, valor = null }) => (
        <li key={campo}>
          <button
            type="button"
            className={classes.chip}
            aria-current={campo === passo ? 'step' : undefined}
            onClick={() => campo !== passo && irPara(campo)}
          >
            <span className={classes.pilula}>
              <span className="so-leitor">Alterar </span>
              {rotuloDaResposta(campo, valor)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
