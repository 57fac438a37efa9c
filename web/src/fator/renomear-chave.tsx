import { renomearChave, verFator } from '@indica-bem/domain/fator/chamadas';
import type { ChaveGuardada } from '@indica-bem/domain/fator/contrato';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { camposDe, mensagemDe } from '../lib/erros-da-api';
import { Botao } from '../ui/botao';
import { useEnvio } from '../ui/use-envio';
import classes from './seguranca.module.css';

type RenomearChaveProps = { chave: ChaveGuardada; fechar: () => void };

export function RenomearChave({ chave, fechar }: RenomearChaveProps) {
  const [nome, setNome] = useState(chave.nome);
  const envio = useEnvio({
    enviar: () => api(renomearChave, { params: { id: chave.id_chave }, body: { nome } }),
    aoEnviar: async () => {
      await invalidar(verFator);
      fechar();
    },
  });

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (nome.trim()) envio.enviar();
  }

  return (
    <form className={classes.renomear} onSubmit={enviar} noValidate>
      <TextInput
        label="Nome da chave"
        maxLength={60}
        autoFocus
        value={nome}
        error={envio.erro && (camposDe(envio.erro).nome ?? mensagemDe(envio.erro))}
        onChange={({ currentTarget }) => setNome(currentTarget.value)}
      />
      <div className={classes.acoesDaLinha}>
        <Botao onClick={fechar}>Voltar</Botao>
        <Botao tom="mata" type="submit" loading={envio.enviando} aria-disabled={!nome.trim() || undefined}>
          Salvar
        </Botao>
      </div>
    </form>
  );
}
