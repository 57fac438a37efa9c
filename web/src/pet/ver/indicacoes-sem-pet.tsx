import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { verInicioDoTutor } from '@indica-bem/domain/inicio/chamadas';
import { listarPets, verAcompanhamento } from '@indica-bem/domain/pet/chamadas';
import type { Pet } from '@indica-bem/domain/pet/contrato';
import { animalDaIndicacao } from '@indica-bem/domain/pet/vinculo';
import { nomeDoIndicado } from '@indica-bem/domain/prescricao/acoes-do-tutor';
import { listarPrescricoes, verPrescricao, vincularPet } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { listarReposicoes, verReposicao } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { consulta, invalidar } from '../../lib/consultas';
import { Botao } from '../../ui/botao';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import classes from './partilhas.module.css';

/** The newest ones are looked through; an older one is told for whom it is on its own page. */
const OLHADAS = 50;

/** What was recommended to the tutor and is for no pet yet, if it may be for this one: one tap says so. */
export function IndicacoesSemPet({ pet }: { pet: Pet }) {
  const { data } = useQuery(consulta(listarPrescricoes, { query: { limite: OLHADAS } }));
  const { enviar, enviando, dados } = useEnvio({
    enviar: ({ id_prescricao: id }: Prescricao) => api(vincularPet, { params: { id }, body: { id_pet: pet.id_pet } }),
    aoEnviar: () => avisar.ok(`A indicação é para ${pet.nome}`),
    aoFalhar: avisarErro,
    aoTerminar: () => {
      void invalidar(verAcompanhamento, listarPets, listarPrescricoes, verPrescricao);
      void invalidar(verReposicao, listarReposicoes, verInicioDoTutor);
    },
  });
  const servem = data?.prescritions.filter((indicacao) => serve(indicacao, pet)) ?? [];
  if (servem.length === 0) return null;
  return (
    <>
      <h3 className={classes.subtitulo}>Também é para {pet.nome}?</h3>
      <ul className={classes.lista}>
        {servem.map((indicacao) => (
          <li key={indicacao.id_prescricao}>
            <div>
              <strong>{nomeDoIndicado(indicacao)}</strong>
              <p>
                {indicacao.prescriber ? `${indicacao.prescriber.nome}, ` : ''}
                {isoParaBr(indicacao.data)}
              </p>
            </div>
            <Botao
              aria-label={`É para ${pet.nome}: ${nomeDoIndicado(indicacao)}, ${isoParaBr(indicacao.data)}`}
              loading={enviando && dados?.id_prescricao === indicacao.id_prescricao}
              disabled={enviando}
              onClick={() => enviar(indicacao)}
            >
              É para {pet.nome}
            </Botao>
          </li>
        ))}
      </ul>
    </>
  );
}

function serve(indicacao: Prescricao, { tipo }: Pet): boolean {
  const animal = animalDaIndicacao(indicacao);
  return !indicacao.pet && indicacao.status !== VENCIDA && (animal === null || animal === tipo);
}
