import { verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import { deletarPet, listarPets } from '@indica-bem/domain/pet/chamadas';
import type { PetNaLista } from '@indica-bem/domain/pet/contrato';
import { figurasDosPets } from '@indica-bem/domain/pet/figura';
import { listarReposicoes, verReposicao } from '@indica-bem/domain/reposicao/chamadas';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { BannerDaPagina } from '../compartilhado/capa/banner-da-pagina';
import { api } from '../lib/api';
import { consulta, invalidar } from '../lib/consultas';
import { idDoUsuario } from '../lib/sessao';
import { useUsuario } from '../lib/usuario';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { EstadoVazio } from '../ui/estado-vazio';
import { Pagina } from '../ui/pagina';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { CartaoDoPet } from './cartao-do-pet';
import classes from './meus-pets.module.css';
import { useFimDaRacao } from './use-fim-da-racao';

export function MeusPets() {
  const params = { id_tutor: idDoUsuario(useUsuario()) };
  const { data, error, refetch } = useQuery(consulta(listarPets, { params }));
  return (
    <Pagina
      titulo="Meus Pets"
      acoes={
        <Botao tom="principal" para="/pet/novo" icone={<IconPlus size={22} aria-hidden />}>
          Cadastrar pet
        </Botao>
      }
    >
      {data && <Lista pets={data.pets} />}
      {!data && !error && <EsqueletoDeLista linhas={2} altura={230} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      <BannerDaPagina pagina="pet" />
    </Pagina>
  );
}

function Lista({ pets }: { pets: PetNaLista[] }) {
  const fins = useFimDaRacao();
  const figuras = figurasDosPets(pets);
  const { enviar, enviando, dados } = useEnvio({
    enviar: (id_pet: number) => api(deletarPet, { params: { id_pet } }),
    aoEnviar: () => avisar.ok('Deletado com sucesso.'),
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(listarPets, listarReposicoes, verReposicao, verInicioDoTutor),
  });

  async function deletar({ id_pet, nome }: PetNaLista) {
    const texto = `${nome} sai da sua lista de pets, com os pesos anotados. Quem o acompanhava deixa de ver.`;
    const pergunta = { titulo: 'Tem certeza que deseja deletar?', texto, confirmar: 'Excluir', perigo: true };
    if (await confirmar(pergunta)) enviar(id_pet);
  }

  if (pets.length === 0) {
    return (
      <EstadoVazio
        ilustracao="vazio-pets"
        titulo="Nenhum pet por aqui ainda"
        texto="Adicione quem você cuida e tenha peso, idade e raça à mão na hora da consulta."
        acao={<Botao para="/pet/novo">Adicionar o primeiro</Botao>}
      />
    );
  }
  return (
    <ul className={classes.lista}>
      {pets.map((pet) => (
        <CartaoDoPet
          key={pet.id_pet}
          pet={pet}
          figura={figuras.get(pet.id_pet)}
          fim={fins.get(pet.id_pet)}
          deletando={enviando && dados === pet.id_pet}
          deletar={() => void deletar(pet)}
        />
      ))}
    </ul>
  );
}
