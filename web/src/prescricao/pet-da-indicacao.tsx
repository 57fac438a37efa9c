import { verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import { listarPets, partilharPet, verAcompanhamento } from '@indica-bem/domain/pet/chamadas';
import type { PetNaLista } from '@indica-bem/domain/pet/contrato';
import { figurasDosPets } from '@indica-bem/domain/pet/figura';
import { perguntaDaPartilha, VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { animalDaIndicacao } from '@indica-bem/domain/pet/vinculo';
import { listarPrescricoes, verPrescricao, vincularPet } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { listarReposicoes, verReposicao } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { api } from '../lib/api';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { idDoUsuario } from '../lib/sessao';
import { useUsuario } from '../lib/usuario';
import { Botao } from '../ui/botao';
import { confirmar } from '../ui/confirmar';
import { Ilustracao } from '../ui/ilustracao';
import { avisar, avisarErro } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import classes from './pet-da-indicacao.module.css';
import { useFocoNaTroca } from './use-foco-na-troca';

type ComPrescricao = { prescricao: Prescricao };

/** For which pet of the tutor it is: asked until it is said, then told, with the way to change it. */
export function PetDaIndicacao({ prescricao }: ComPrescricao) {
  const [mudando, setMudando] = useState(false);
  const { pet } = prescricao;
  const caixa = useFocoNaTroca<HTMLElement>(mudando);
  if (pet && !mudando) {
    return (
      <section ref={caixa} className={classes.pet} aria-label="Pet da indicação">
        <p>
          Esta indicação é para <strong>{pet.nome}</strong>
        </p>
        <div className={classes.acoes}>
          <Botao para={`/pet/ver/${pet.id_pet}`}>Ver {pet.nome}</Botao>
          <Botao tom="texto" onClick={() => setMudando(true)}>
            Mudar
          </Botao>
        </div>
      </section>
    );
  }
  return <Escolha caixa={caixa} prescricao={prescricao} fechar={() => setMudando(false)} />;
}

type EscolhaProps = ComPrescricao & { caixa: RefObject<HTMLElement | null>; fechar: () => void };

function Escolha({ caixa, prescricao, fechar }: EscolhaProps) {
  const params = { id_tutor: idDoUsuario(useUsuario()) };
  const { data } = useQuery(consulta(listarPets, { params }));
  const { enviar, enviando, dados } = useVinculo(prescricao, fechar);
  // Without the list there is nothing to choose from; the recommendation is whole without it.
  if (!data) return null;
  const animal = animalDaIndicacao(prescricao);
  const figuras = figurasDosPets(data.pets);
  const servem = data.pets.filter(({ tipo }) => animal === null || tipo === animal);
  return (
    <section ref={caixa} className={classes.pet} aria-labelledby="para-qual-pet">
      <h2 id="para-qual-pet" className={classes.pergunta}>
        Para qual pet é?
      </h2>
      <div className={classes.opcoes}>
        {servem.map((pet) => (
          <button
            key={pet.id_pet}
            type="button"
            className={classes.opcao}
            aria-pressed={prescricao.pet?.id_pet === pet.id_pet}
            aria-busy={(enviando && dados?.id_pet === pet.id_pet) || undefined}
            disabled={enviando}
            onClick={() => enviar(pet)}
          >
            <Ilustracao nome={figuras.get(pet.id_pet) ?? 'cao'} largura={36} />
            {pet.nome}
          </button>
        ))}
        <Botao tom="texto" para="/pet/novo">
          Cadastrar pet
        </Botao>
      </div>
      {prescricao.pet ? (
        <div className={classes.acoes}>
          <Botao tom="texto" disabled={enviando} onClick={() => enviar(null)}>
            Nenhum deles
          </Botao>
          <Botao tom="texto" onClick={fechar}>
            Cancelar
          </Botao>
        </div>
      ) : (
        <p className={classes.ajuda}>
          {servem.length === 0
            ? `Com o ${animal === 'Gato' ? 'gato' : 'pet'} cadastrado, a quantidade e o peso ficam juntos.`
            : 'A quantidade por dia e o peso ficam juntos na página dele.'}
        </p>
      )}
    </section>
  );
}

/** Says it, and then asks whether who recommended may follow the weight: once, in the moment it makes sense. */
function useVinculo(prescricao: Prescricao, fechar: () => void) {
  const { id_prescricao: id, id_prescritor, prescriber } = prescricao;
  const partilha = useEnvio({
    enviar: ({ id_pet }: PetNaLista) =>
      api(partilharPet, {
        params: { id_pet, id_prescriber: id_prescritor ?? 0 },
        body: { versao: VERSAO_DA_PARTILHA },
      }),
    aoEnviar: (_, pet) => avisar.ok(`${prescriber?.nome} agora acompanha ${pet.nome}`),
    aoFalhar: avisarErro,
    aoTerminar: () => invalidar(verAcompanhamento),
  });
  return useEnvio({
    enviar: (pet: PetNaLista | null) => api(vincularPet, { params: { id }, body: { id_pet: pet?.id_pet ?? null } }),
    aoEnviar: async (resposta, pet, naTela) => {
      for (const chave of [String(id), id]) {
        const { queryKey } = consulta(verPrescricao, { params: { id: chave } });
        if (consultas.getQueryData(queryKey)) consultas.setQueryData(queryKey, resposta);
      }
      void invalidar(listarPrescricoes, listarPets, verAcompanhamento);
      // Whose food ends when, too.
      void invalidar(verReposicao, listarReposicoes, verInicioDoTutor);
      if (!naTela) return;
      fechar();
      if (pet && id_prescritor !== null && prescriber) void oferecer(pet, prescriber.nome);
    },
    aoFalhar: avisarErro,
  });

  async function oferecer(pet: PetNaLista, parceiro: string) {
    if (await jaAcompanha(pet.id_pet, id_prescritor)) return;
    const pergunta = perguntaDaPartilha({ pet: pet.nome, parceiro });
    if (await confirmar({ ...pergunta, confirmar: 'Deixar acompanhar', cancelar: 'Agora não' })) partilha.enviar(pet);
  }
}

/** Who already sees the pet, or has left, is not asked about; nor is anybody while that cannot be read. */
async function jaAcompanha(id_pet: number, id_prescritor: number | null): Promise<boolean> {
  const lido = await consultas
    .fetchQuery({ ...consulta(verAcompanhamento, { params: { id_pet } }), staleTime: 0 })
    .catch(() => null);
  const parceiro = lido?.parceiros.find(({ id_prescriber }) => id_prescriber === id_prescritor);
  return !parceiro?.disponivel || parceiro.desde !== null;
}
