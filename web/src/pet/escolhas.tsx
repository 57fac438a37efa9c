import { PORTES, rotuloDoPorte, TIPOS } from '@indica-bem/domain/pet/regras';
import { type ReactNode, useId } from 'react';
import { Ilustracao } from '../ui/ilustracao';
import classes from './escolhas.module.css';

type EscolhaProps = { valor: string; onChange: (valor: string) => void };

export function EscolhaDaEspecie(props: EscolhaProps) {
  return (
    <Radios
      {...props}
      legenda="Espécie"
      forma="figuras"
      opcoes={TIPOS.map((tipo) => ({
        valor: tipo,
        rotulo: tipo,
        figura: <Ilustracao nome={tipo === 'Gato' ? 'gato' : 'cao'} largura={84} />,
      }))}
    />
  );
}

export function EscolhaDoPorte({ ajuda, ...props }: EscolhaProps & { ajuda: string | false }) {
  return (
    <Radios
      {...props}
      legenda="Porte"
      forma="chips"
      ajuda={ajuda}
      opcoes={PORTES.map((porte) => ({ valor: porte, rotulo: rotuloDoPorte(porte) }))}
    />
  );
}

type RadiosProps = EscolhaProps & {
  legenda: string;
  forma: 'figuras' | 'chips';
  ajuda?: string | false;
  opcoes: readonly { valor: string; rotulo: string; figura?: ReactNode }[];
};

function Radios({ legenda, forma, ajuda, opcoes, valor, onChange }: RadiosProps) {
  const nome = useId();
  return (
    <fieldset className={classes.grupo}>
      <legend>{legenda}</legend>
      <div className={classes.opcoes} data-forma={forma}>
        {opcoes.map((opcao) => (
          <label key={opcao.valor} className={classes.opcao}>
            <input
              type="radio"
              name={nome}
              value={opcao.valor}
              checked={opcao.valor === valor}
              onChange={() => onChange(opcao.valor)}
            />
            {opcao.figura}
            {opcao.rotulo}
          </label>
        ))}
      </div>
      <p className={classes.ajuda} role="status">
        {ajuda}
      </p>
    </fieldset>
  );
}
