import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';

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
  const [pedida, setPedida] = useState(busca);
  const [naLista, setNaLista] = useState(busca);
  const digitada = texto.trim();
  const buscar = useEffectEvent(() => {
    setPedida(digitada);
    mudar(digitada);
  });

  // "Limpar a busca" and "back" change it from outside; what was asked for here only arrives, and more may be typed by now.
  if (busca !== naLista) {
    setNaLista(busca);
    if (busca !== pedida) {
      setPedida(busca);
      setTexto(busca);
    }
  }

  useEffect(() => {
    if (digitada === pedida) return;
    const espera = setTimeout(buscar, PAUSA);
    return () => clearTimeout(espera);
  }, [digitada, pedida]);

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
      onChange={({ currentTarget }) => setTexto(currentTarget.value)}
    />
  );
}
