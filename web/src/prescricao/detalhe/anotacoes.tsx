import { alterarPrescricao, verPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { invalidar } from '../../lib/consultas';
import { mensagemDe } from '../../lib/erros-da-api';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { Botao } from '../../ui/botao';
import { Cartao } from '../../ui/cartao';
import { DeOndeParou } from '../../ui/de-onde-parou';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import classes from './detalhe.module.css';

type AnotacoesProps = { prescricao: Prescricao; editavel: boolean };

/** The partner may rewrite them until the tutor has redeemed the recommendation. */
export function Anotacoes({ prescricao, editavel }: AnotacoesProps) {
  const { anotacoes } = prescricao;
  const onde = editavel ? `anotacoes-${prescricao.id_prescricao}` : null;
  const recuperado = useRascunho<string>(onde);
  const [rascunho, setRascunho] = useState(recuperado);
  useGuardarRascunho(onde, rascunho === (anotacoes ?? '') ? null : rascunho);
  if (!anotacoes && !editavel) return null;
  return (
    <Cartao como="section">
      <div className={classes.cabeca}>
        <h2 className={classes.titulo}>Anotações</h2>
        {editavel && rascunho === null && (
          <Botao tom="texto" icone={<IconPencil size={20} aria-hidden />} onClick={() => setRascunho(anotacoes ?? '')}>
            {anotacoes ? 'Editar anotações' : 'Escrever anotações'}
          </Botao>
        )}
      </div>
      {rascunho === null ? (
        <p className={classes.anotacoes}>{anotacoes ?? 'Nenhuma anotação.'}</p>
      ) : (
        <>
          <DeOndeParou recuperado={recuperado !== null} />
          <Edicao prescricao={prescricao} texto={rascunho} mudar={setRascunho} fechar={() => setRascunho(null)} />
        </>
      )}
    </Cartao>
  );
}

type EdicaoProps = { prescricao: Prescricao; texto: string; mudar: (texto: string) => void; fechar: () => void };

function Edicao({ prescricao: { id_prescricao: id, anotacoes }, texto, mudar, fechar }: EdicaoProps) {
  const { enviar, erro, enviando } = useEnvio({
    mudou: texto !== (anotacoes ?? ''),
    enviar: () => api(alterarPrescricao, { params: { id }, body: { anotacoes: texto } }),
    aoEnviar: async () => {
      await invalidar(verPrescricao);
      avisar.ok('Anotações atualizadas');
      fechar();
    },
  });

  function salvar(evento: FormEvent) {
    evento.preventDefault();
    enviar();
  }

  return (
    <form className={classes.edicao} onSubmit={salvar}>
      <Textarea
        aria-label="Anotações"
        rows={4}
        maxLength={2000}
        autoFocus
        value={texto}
        error={erro && mensagemDe(erro)}
        onChange={({ currentTarget }) => mudar(currentTarget.value)}
      />
      <div className={classes.botoes}>
        <Botao onClick={fechar}>Cancelar</Botao>
        <Botao tom="principal" type="submit" loading={enviando}>
          Salvar
        </Botao>
      </div>
    </form>
  );
}
