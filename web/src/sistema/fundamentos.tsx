import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { contraste } from './contraste';
import { PARES } from './pares';
import classes from './sistema.module.css';

const LETRAS = ['miuda', 'apoio', '', 'realce', 'bloco', 'titulo', 'numero'].map((nome) =>
  nome ? `--letra-${nome}` : '--letra',
);
const RAIOS = ['pequeno', 'controle', 'cartao', 'redondo'].map((nome) => `--raio-${nome}`);

/** As the page has it now, not as it was once written down. */
const valorDe = (variavel: string) => getComputedStyle(document.documentElement).getPropertyValue(variavel).trim();

export function Cores() {
  return (
    <ul className={classes.cores}>
      {PARES.map(({ nome, frente, fundo, minimo }) => (
        <li
          key={nome}
          className={classes.cor}
          style={{ background: `var(${fundo})`, color: minimo < 4.5 ? 'var(--tinta)' : `var(${frente})` }}
        >
          <strong>{nome}</strong>
          <span>
            {frente} em {fundo}
          </span>
          <span>{formatarDecimal(contraste(valorDe(frente), valorDe(fundo)), 2)} : 1</span>
          {minimo < 4.5 && <span aria-hidden style={{ height: 6, background: `var(${frente})` }} />}
        </li>
      ))}
    </ul>
  );
}

export function Letras() {
  return (
    <ul className={classes.tamanhos}>
      {LETRAS.map((variavel) => (
        <li key={variavel}>
          <span style={{ fontSize: `var(${variavel})` }}>Ração certa, na medida: 133 g/dia</span>
          <code>{variavel}</code>
        </li>
      ))}
    </ul>
  );
}

export function Raios() {
  return (
    <ul className={classes.raios}>
      {RAIOS.map((variavel) => (
        <li key={variavel} style={{ borderRadius: `var(${variavel})` }}>
          {variavel}
        </li>
      ))}
    </ul>
  );
}
