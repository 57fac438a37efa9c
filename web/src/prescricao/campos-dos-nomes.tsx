import { erroDoNome, MAXIMO_DO_NOME } from '@indica-bem/domain/prescricao/nomes';
import { TextInput } from '@mantine/core';

export type Nomes = { tutor_nome: string; pet_nome: string };

export function nomesDe({ tutor_nome, pet_nome }: { tutor_nome: string | null; pet_nome: string | null }): Nomes {
  return { tutor_nome: tutor_nome ?? '', pet_nome: pet_nome ?? '' };
}

export function mesmosNomes(uns: Nomes, outros: Nomes): boolean {
  return uns.tutor_nome === outros.tutor_nome && uns.pet_nome === outros.pet_nome;
}

export function errosDosNomes(nomes: Nomes): Partial<Nomes> {
  const erros = Object.entries(nomes).map(([campo, nome]) => [campo, erroDoNome(nome)]);
  return Object.fromEntries(erros.filter(([, erro]) => erro));
}

/** As the tutor reads them. */
export function CamposDosNomes({ nomes, mudar }: { nomes: Nomes; mudar: (nomes: Nomes) => void }) {
  const comuns = { autoComplete: 'off', autoCapitalize: 'words', maxLength: MAXIMO_DO_NOME };
  return (
    <>
      <TextInput
        {...comuns}
        label="Seu primeiro nome (opcional)"
        value={nomes.tutor_nome}
        error={erroDoNome(nomes.tutor_nome)}
        onChange={({ currentTarget }) => mudar({ ...nomes, tutor_nome: currentTarget.value })}
      />
      <TextInput
        {...comuns}
        label="Nome do pet (opcional)"
        value={nomes.pet_nome}
        error={erroDoNome(nomes.pet_nome)}
        onChange={({ currentTarget }) => mudar({ ...nomes, pet_nome: currentTarget.value })}
      />
    </>
  );
}
