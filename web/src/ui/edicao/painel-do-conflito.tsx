import { Aviso } from '../aviso';
import { Botao } from '../botao';
import { BotaoDeEnvio } from '../botao-de-envio';
import type { Diferenca } from './conflito-de';
import classes from './painel-do-conflito.module.css';

type PainelDoConflitoProps = {
  frase: string;
  diferencas: Diferenca[];
  /** The form becomes what is saved. */
  usarAtual: () => void;
  /** What the form says takes the place of what is saved, knowingly. */
  salvarAssim: () => void;
  /** What the form still lacks. */
  faltam: string[];
  enviando: boolean;
};

/**
 * Nothing typed is lost: each field that differs stands beside what is saved now, and the person decides. It takes the
 * place of the form's own button, which could only be refused again.
 */
export function PainelDoConflito(props: PainelDoConflitoProps) {
  const { frase, diferencas, usarAtual, salvarAssim, faltam, enviando } = props;
  const iguais = diferencas.length === 0;
  return (
    <section className={classes.painel} aria-label="Versões diferentes">
      <Aviso tom="erro" titulo={frase}>
        {iguais ? 'O que está salvo agora já é igual ao que está nesta tela.' : 'Compare e decida o que fica.'}
      </Aviso>
      {!iguais && (
        <ul className={classes.lista}>
          {diferencas.map(({ rotulo, minha, atual, usar }) => (
            <li key={rotulo} className={classes.diferenca}>
              <strong className={classes.rotulo}>{rotulo}</strong>
              <Lado titulo="Nesta tela" texto={minha} />
              <Lado titulo="Salvo agora" texto={atual} />
              <Botao tom="texto" onClick={usar} aria-label={`Usar o que está salvo em ${rotulo}`}>
                Usar o salvo
              </Botao>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.acoes}>
        <Botao onClick={usarAtual}>Usar a versão atual</Botao>
        {!iguais && (
          <BotaoDeEnvio faltam={faltam} enviando={enviando} aoTocar={salvarAssim}>
            Salvar a minha mesmo assim
          </BotaoDeEnvio>
        )}
      </div>
    </section>
  );
}

function Lado({ titulo, texto }: { titulo: string; texto: string }) {
  return (
    <p className={classes.lado}>
      <span>{titulo}</span>
      {texto.trim() === '' ? <em>em branco</em> : texto}
    </p>
  );
}
