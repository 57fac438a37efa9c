import { CampoComUnidade } from './campo-com-unidade';
import { ChipsDeEscolha } from './chips-de-escolha';
import type { Medidas } from './endereco';
import classes from './formulario.module.css';

const UNIDADES = [
  { chave: 'semanas', rotulo: 'Semanas' },
  { chave: 'meses', rotulo: 'Meses' },
];

type CampoDaIdadeProps = {
  medidas: Medidas;
  erro: string | undefined;
  mudar: (mudanca: Partial<Medidas>) => void;
};

/** The very young are counted in weeks, by everybody. */
export function CampoDaIdade({ medidas, erro, mudar }: CampoDaIdadeProps) {
  return (
    <div className={classes.par}>
      <CampoComUnidade
        label="Idade"
        exemplo="Exemplo: 4"
        unidade={medidas.unidade}
        inteiro
        valor={medidas.idade}
        erro={erro}
        onChange={(idade) => mudar({ idade })}
      />
      <ChipsDeEscolha
        legenda="Contada em"
        opcoes={UNIDADES}
        valor={medidas.unidade}
        onChange={(unidade) => mudar({ unidade })}
      />
    </div>
  );
}
