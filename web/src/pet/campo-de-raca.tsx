import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { buscarRaca, porteSugerido } from '@indica-bem/domain/pet/racas';
import type { TipoDePet } from '@indica-bem/domain/pet/regras';
import { Select } from '@mantine/core';
import classes from './formulario-do-pet.module.css';
import { aoEscolherRaca, type CamposDoPet } from './rascunho';

type CampoDeRacaProps = {
  tipo: TipoDePet;
  campos: CamposDoPet;
  erro: string | undefined;
  mudar: (mudanca: Partial<CamposDoPet>) => void;
};

/** Apart from the form, so that the list of breeds travels only when the species is known. */
export function CampoDeRaca({ tipo, campos, erro, mudar }: CampoDeRacaProps) {
  return (
    <Select
      label="Raça"
      placeholder="Digite para buscar"
      description="Sem raça? Escolha Sem Raça Definida (SRD)."
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      maxDropdownHeight={280}
      classNames={{ option: classes.raca ?? '' }}
      nothingFoundMessage="Nenhuma raça com esse nome"
      comboboxProps={{ shadow: 'md' }}
      data={buscarRaca(tipo, '').map(({ nome }) => nome)}
      filter={({ search }) => buscarRaca(tipo, search).map(({ nome }) => ({ value: nome, label: nome }))}
      value={campos.raca || null}
      error={erro}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={(raca) => raca && mudar(aoEscolherRaca(campos, raca, porteSugerido))}
    />
  );
}
