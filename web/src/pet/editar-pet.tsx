import { alterarPet, verPet } from '@indica-bem/domain/pet/chamadas';
import type { Pet } from '@indica-bem/domain/pet/contrato';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../lib/api';
import { consulta } from '../lib/consultas';
import { emEdicao } from '../lib/em-edicao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { FormularioDoPet } from './formulario-do-pet';
import { camposDoPet } from './rascunho';

export function EditarPet() {
  const { id_pet = '' } = useParams();
  const { data: pet, error, refetch } = useQuery(consulta(verPet, { params: { id_pet: Number(id_pet) } }));
  return (
    <Pagina titulo="Cadastro do animal" subtitulo={pet?.nome} largura="estreita">
      {pet && <Edicao key={pet.id_pet} pet={pet} />}
      {!pet && !error && <EsqueletoDeLista linhas={1} altura={560} />}
      {!pet && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
    </Pagina>
  );
}

function Edicao({ pet }: { pet: Pet }) {
  const params = { id_pet: pet.id_pet };
  return (
    <FormularioDoPet
      iniciais={camposDoPet(pet)}
      rotuloDoEnvio="Atualizar"
      enviar={(body) => emEdicao(api(alterarPet, { params, body }))}
      depois="/pet"
    />
  );
}
