import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { alterarPrescricao } from '@indica-bem/domain/prescricao/chamadas';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { api } from '../lib/api';
import { invalidar } from '../lib/consultas';
import { mensagemDe } from '../lib/erros-da-api';
import { useGuardarRascunho, useRascunho } from '../lib/use-rascunho';
import { Botao } from '../ui/botao';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';
import classes from './observacao.module.css';

type ObservacaoProps = { idDaIndicacao: number; inicial: string | null };

/** What the store notes about a sale: for itself and for the team. */
export function ObservacaoDaLoja({ idDaIndicacao, inicial }: ObservacaoProps) {
  const [salva, setSalva] = useState(inicial ?? '');
  const onde = `observacao-${idDaIndicacao}`;
  const rascunho = useRascunho<string>(onde);
  const [texto, setTexto] = useState(rascunho ?? salva);
  useGuardarRascunho(onde, texto === salva ? null : texto);
  const { enviar, erro, enviando } = useEnvio({
    mudou: texto !== salva,
    enviar: () => api(alterarPrescricao, { params: { id: idDaIndicacao }, body: { observacao_lojista: texto.trim() } }),
    aoEnviar: ({ observacao_lojista }) => {
      setSalva(observacao_lojista ?? '');
      setTexto(observacao_lojista ?? '');
      void invalidar(verCupom);
      avisar.ok('Observação salva');
    },
  });

  function salvar(evento: FormEvent) {
    evento.preventDefault();
    enviar();
  }

  return (
    <Cartao como="section" rotulo="Observação da loja">
      <form className={classes.observacao} onSubmit={salvar}>
        <DeOndeParou recuperado={rascunho !== null && texto !== salva} />
        <Textarea
          label="Observação da loja (opcional)"
          description="Só a sua loja e a equipe veem"
          rows={2}
          maxLength={2000}
          value={texto}
          error={erro && mensagemDe(erro)}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        {texto !== salva && (
          <Botao type="submit" loading={enviando}>
            Salvar observação
          </Botao>
        )}
      </form>
    </Cartao>
  );
}
