import { alterarPrescricao, listarPrescricoes, verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { erroDoNome } from '@indica-bem/domain/prescricao/nomes';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { useGuardarRascunho, useRascunho } from '../lib/use-rascunho';
import { Aviso } from '../ui/aviso';
import { Botao } from '../ui/botao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import { CamposDosNomes, mesmosNomes, type Nomes, nomesDe } from './campos-dos-nomes';
import classes from './nomes.module.css';

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
  if (aberta) return <Edicao prescricao={prescricao} rascunho={rascunho} fechar={() => setAberta(false)} />;
  const temNome = prescricao.tutor_nome ?? prescricao.pet_nome;
  return (
    <Botao tom="texto" icone={<IconPencil size={20} aria-hidden />} onClick={() => setAberta(true)}>
      {temNome ? 'Corrigir os nomes' : 'Informar os nomes'}
    </Botao>
  );
}

type EdicaoProps = ComPrescricao & { rascunho: Nomes | null; fechar: () => void };

function Edicao({ prescricao, rascunho, fechar }: EdicaoProps) {
  const id = prescricao.id_prescricao;
  const atuais = nomesDe(prescricao);
  const [nomes, setNomes] = useState(rascunho ?? atuais);
  const mudou = !mesmosNomes(nomes, atuais);
  useGuardarRascunho(`nomes-${id}`, mudou ? nomes : null);
  const certos = !erroDoNome(nomes.tutor_nome) && !erroDoNome(nomes.pet_nome);
  const { enviar, erro, enviando } = useEnvio({
    mudou,
    enviar: () => api(alterarPrescricao, { params: { id }, body: nomes }),
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
    <form className={classes.edicao} onSubmit={salvar} noValidate>
      <DeOndeParou recuperado={rascunho !== null} />
      <CamposDosNomes nomes={nomes} mudar={setNomes} />
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
