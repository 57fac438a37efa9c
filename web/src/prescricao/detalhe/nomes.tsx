import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { erroDoNome } from '@indica-bem/domain/prescricao/nomes';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { mensagemDe } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import { CamposDosNomes } from '../campos-dos-nomes';
import classes from './detalhe.module.css';

/** The partner typed them from memory; the tutor knows better. */
export function CorrigirNomes({ prescricao }: { prescricao: Prescricao }) {
  const [aberta, setAberta] = useState(false);
  if (aberta) return <Edicao prescricao={prescricao} fechar={() => setAberta(false)} />;
  return (
    <Botao tom="texto" icone={<IconPencil size={20} aria-hidden />} onClick={() => setAberta(true)}>
      Corrigir os nomes
    </Botao>
  );
}

function Edicao({ prescricao, fechar }: { prescricao: Prescricao; fechar: () => void }) {
  const consultas = useQueryClient();
  const { id_prescricao: id, tutor_nome, pet_nome } = prescricao;
  const [nomes, setNomes] = useState({ tutor_nome: tutor_nome ?? '', pet_nome: pet_nome ?? '' });
  const certos = !erroDoNome(nomes.tutor_nome) && !erroDoNome(nomes.pet_nome);
  const { enviar, erro, enviando } = useEnvio({
    mudou: nomes.tutor_nome !== (tutor_nome ?? '') || nomes.pet_nome !== (pet_nome ?? ''),
    enviar: () => api('PUT /prescrition/:id', { params: { id }, body: nomes }),
    aoEnviar: async () => {
      await consultas.invalidateQueries({ queryKey: ['GET /prescrition/:id'] });
      await consultas.invalidateQueries({ queryKey: ['GET /prescritions'] });
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
