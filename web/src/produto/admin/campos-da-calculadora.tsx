import { soVeterinarioPorPadrao, TIPOS_DE_CALCULADORA } from '@indica-bem/domain/produto/regras';
import { NativeSelect, TextInput } from '@mantine/core';
import { Escolha } from '../../ui/escolha';
import { type CamposDoFormulario, ligar } from './campos-da-ficha';
import { exemploDeConsumo } from './exemplo-de-consumo';
import classes from './formulario-do-produto.module.css';
import { lerFicha } from './rascunho';
import { CALCULADORAS } from './rotulos';

const OPCOES = [
  { value: '', label: 'Escolha' },
  ...TIPOS_DE_CALCULADORA.map((tipo) => ({ value: tipo, label: CALCULADORAS[tipo].rotulo })),
];
const SIM_OU_NAO = [
  { valor: 'S', rotulo: 'Sim' },
  { valor: 'N', rotulo: 'Não' },
] as const;

/** How much of it a pet eats, and in which lists it appears. */
export function CamposDaCalculadora({ campos }: { campos: CamposDoFormulario }) {
  const { valores, mudar } = campos;
  const ficha = lerFicha(valores);
  const exemplo = exemploDeConsumo(ficha);
  return (
    <div className={classes.campos}>
      <h2>Calculadora e listas</h2>
      <div className={classes.dois}>
        <TextInput
          {...ligar(campos, 'energia_metabolizavel')}
          label="Energia metabolizável"
          description="Em kcal por kg, como na embalagem: entre 500 e 9.000."
          placeholder="4.020"
          inputMode="decimal"
          maxLength={12}
          rightSection={<span className={classes.unidade}>kcal/kg</span>}
          rightSectionWidth={76}
        />
        <NativeSelect
          {...ligar(campos, 'tipo_calculadora')}
          label="Calculadora"
          description={
            ficha.tipo_calculadora ? CALCULADORAS[ficha.tipo_calculadora].ajuda : 'O que o parceiro informa.'
          }
          data={OPCOES}
        />
      </div>
      <p className={classes.exemplo} role="status">
        {exemplo && (
          <>
            Confira: <strong>{exemplo}</strong>
          </>
        )}
      </p>
      <Escolha
        legenda="Aparece nas novas indicações"
        opcoes={SIM_OU_NAO}
        valor={valores.em_prescricao}
        onChange={(em_prescricao) => mudar({ em_prescricao })}
      />
      <Escolha
        legenda="Aparece no catálogo"
        opcoes={SIM_OU_NAO}
        valor={valores.em_catalogo}
        onChange={(em_catalogo) => mudar({ em_catalogo })}
      />
      <Escolha
        legenda="Só veterinários com CRMV conferido indicam"
        opcoes={SIM_OU_NAO}
        valor={valores.so_veterinario || (soVeterinarioPorPadrao(ficha) ? 'S' : 'N')}
        onChange={(so_veterinario) => mudar({ so_veterinario })}
      />
    </div>
  );
}
