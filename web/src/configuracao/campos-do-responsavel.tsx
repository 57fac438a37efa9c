import { ESTADOS } from '@indica-bem/domain/brasil/estados';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Campos } from '../ui/use-campos';
import classes from './formulario-da-conferencia.module.css';

type Campo = 'responsavel_nome' | 'responsavel_crmv' | 'responsavel_uf';
type CamposDoResponsavelProps = { campo: Campos<Campo>['campo']; rotulos: Record<Campo, string> };

const UFS = [
  { value: '', label: 'Escolha' },
  ...ESTADOS.map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` })),
];

/** The vet who answers for formula 2, as it is said on each recommendation. */
export function CamposDoResponsavel({ campo, rotulos }: CamposDoResponsavelProps) {
  const ligar = (nome: Campo) => {
    const { onChange, ...resto } = campo(nome);
    return {
      label: rotulos[nome],
      ...resto,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    };
  };
  return (
    <>
      <TextInput
        {...ligar('responsavel_nome')}
        description="Aparece em cada indicação feita pela fórmula 2."
        autoComplete="off"
        maxLength={120}
      />
      <div className={classes.par}>
        <TextInput {...ligar('responsavel_crmv')} inputMode="numeric" autoComplete="off" maxLength={20} />
        <NativeSelect {...ligar('responsavel_uf')} data={UFS} />
      </div>
    </>
  );
}
