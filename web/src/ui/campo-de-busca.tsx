import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

const PAUSA = 350;

type CampoDeBuscaProps = {
  rotulo: string;
  placeholder: string;
  /** What the list shows now: usually what the address says. */
  busca: string;
  mudar: (busca: string) => void;
};

/** Searches a moment after the typing stops. */
export function CampoDeBusca({ rotulo, placeholder, busca, mudar }: CampoDeBuscaProps) {
  const [texto, setTexto] = useState(busca);
  const [naLista, setNaLista] = useState(busca);
  const buscarLogo = useDebouncedCallback(mudar, PAUSA);

  // "Limpar a busca" and "back" change it from outside.
  if (busca !== naLista) {
    setNaLista(busca);
    if (busca !== texto.trim()) setTexto(busca);
  }

  return (
    <TextInput
      type="search"
      label={rotulo}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={texto}
      onChange={({ currentTarget }) => {
        setTexto(currentTarget.value);
        buscarLogo(currentTarget.value.trim());
      }}
    />
  );
}
