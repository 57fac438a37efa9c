import { alterarPrescricao, listarPrescricoes, verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { useRascunho } from '../lib/use-rascunho';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { avisar } from '../ui/toasts';
import { useCampos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { CamposDosNomes, errosDosNomes, type Nomes, nomesDe } from './campos-dos-nomes';
import classes from './nomes.module.css';
import { useFocoNaTroca } from './use-foco-na-troca';

type ComPrescricao = { prescricao: Prescricao };

/** Who the recommendation is for, where a code that was typed leads: nobody could read the names before redeeming it. */
export function NomesDaIndicacao({ prescricao }: ComPrescricao) {
  const { tutor_nome, pet_nome } = prescricao;
  return (
    <div className={classes.lista}>
      {(tutor_nome || pet_nome) && (
        <p>
          Para {pet_nome ? <strong>{pet_nome}</strong> : 'o pet'}
          {tutor_nome && (
            <>
              , de <strong>{tutor_nome}</strong>
            </>
          )}
        </p>
      )}
      <CorrigirNomes prescricao={prescricao} />
    </div>
  );
}

/** The partner typed them from memory; the tutor knows better. */
export function CorrigirNomes({ prescricao }: ComPrescricao) {
  const rascunho = useRascunho<Nomes>(`nomes-${prescricao.id_prescricao}`);
  const [aberta, setAberta] = useState(rascunho !== null);
  const caixa = useFocoNaTroca(aberta);
  const temNome = prescricao.tutor_nome ?? prescricao.pet_nome;
  return (
    <div ref={caixa} className={classes.troca}>
      {aberta ? (
        <Edicao prescricao={prescricao} fechar={() => setAberta(false)} />
      ) : (
        <Botao tom="texto" icone={<IconPencil size={20} aria-hidden />} onClick={() => setAberta(true)}>
          {temNome ? 'Corrigir os nomes' : 'Informar os nomes'}
        </Botao>
      )}
    </div>
  );
}

type EdicaoProps = ComPrescricao & { fechar: () => void };

function Edicao({ prescricao, fechar }: EdicaoProps) {
  const id = prescricao.id_prescricao;
  const campos = useCampos<keyof Nomes>(nomesDe(prescricao), errosDosNomes, `nomes-${id}`);
  const certos = Object.keys(campos.erros).length === 0;
  const { enviar, erro, enviando } = useEnvio({
    mudou: campos.mudou,
    enviar: () => api(alterarPrescricao, { params: { id }, body: campos.valores }),
    aoEnviar: async () => {
      await invalidar(verPrescricao, listarPrescricoes);
      avisar.ok('Nomes atualizados');
      fechar();
    },
  });

  function salvar(evento: FormEvent) {
    evento.preventDefault();
    if (certos) enviar();
  }

  return (
    <form className={classes.edicao} ref={campos.form} onSubmit={salvar} noValidate>
      <DeOndeParou recuperado={campos.recuperado} />
      <CamposDosNomes nomes={campos.valores} mudar={campos.mudar} />
      {erro && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
      <div className={classes.botoes}>
        <Botao onClick={fechar}>Cancelar</Botao>
        <Botao tom="principal" type="submit" loading={enviando} disabled={!certos}>
          Salvar
        </Botao>
      </div>
    </form>
  );
}
