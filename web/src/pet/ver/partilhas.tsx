import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { pararPartilha, partilharPet } from '@indica-bem/domain/pet/chamadas';
import type { Acompanhamento, ParceiroDoPet } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { perguntaDaPartilha, VERSAO_DA_PARTILHA } from '@indica-bem/domain/pet/partilha';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { api } from '../../lib/api';
import { Botao } from '../../ui/botao';
import { confirmar } from '../../ui/confirmar';
import { avisar, avisarErro } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { guardarAcompanhamento, relerSeSumiu } from '../guardar-acompanhamento';
import classes from './partilhas.module.css';

/** Who of those who recommended something sees the pet. On asks in whole sentences, off is one tap. */
export function Partilhas({ acompanhamento: { pet, parceiros } }: { acompanhamento: Acompanhamento }) {
  const { enviar, enviando, dados } = useEnvio({
    enviar: ({ id_prescriber, desde }: ParceiroDoPet) => {
      const params = { id_pet: pet.id_pet, id_prescriber };
      return desde === null
        ? api(partilharPet, { params, body: { versao: VERSAO_DA_PARTILHA } })
        : api(pararPartilha, { params });
    },
    aoEnviar: (resposta, { nome, desde }) => {
      guardarAcompanhamento(resposta);
      avisar.ok(desde === null ? `${nome} agora acompanha ${pet.nome}` : `${nome} não vê mais ${pet.nome}`);
    },
    aoFalhar: (erro) => {
      avisarErro(erro);
      relerSeSumiu(erro);
    },
  });

  async function mudar(parceiro: ParceiroDoPet) {
    const pergunta = perguntaDaPartilha({ pet: pet.nome, parceiro: parceiro.nome });
    const sim =
      parceiro.desde !== null ||
      (await confirmar({ ...pergunta, confirmar: 'Deixar acompanhar', cancelar: 'Agora não' }));
    if (sim) enviar(parceiro);
  }

  if (parceiros.length === 0) {
    return (
      <p className={classes.nada}>
        Diga em uma indicação que ela é para {pet.nome}: quem indicou poderá acompanhar o peso, se você deixar.
      </p>
    );
  }
  return (
    <ul className={classes.lista}>
      {parceiros.map((parceiro) => (
        <li key={parceiro.id_prescriber}>
          <div>
            <strong>{parceiro.nome}</strong>
            <p>{situacaoDe(parceiro)}</p>
          </div>
          {(parceiro.desde !== null || parceiro.disponivel) && (
            <Botao
              icone={parceiro.desde === null ? <IconEye size={20} aria-hidden /> : <IconEyeOff size={20} aria-hidden />}
              aria-label={`${parceiro.desde === null ? 'Deixar acompanhar' : 'Parar de compartilhar'}: ${parceiro.nome}`}
              loading={enviando && dados?.id_prescriber === parceiro.id_prescriber}
              onClick={() => void mudar(parceiro)}
            >
              {parceiro.desde === null ? 'Deixar acompanhar' : 'Parar de compartilhar'}
            </Botao>
          )}
        </li>
      ))}
    </ul>
  );
}

function situacaoDe({ desde, disponivel }: ParceiroDoPet): string {
  if (desde !== null) return `Acompanha desde ${isoParaBr(hojeEmSaoPaulo(new Date(desde)))}`;
  return disponivel ? 'Não vê o peso' : 'Não está no Indica Bem no momento';
}
