import { formatarDecimal, lerPeso } from '@indica-bem/domain/brasil/numeros';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { MolduraDoDialogo } from '../../compartilhado/estorno/moldura-do-dialogo';
import { camposDe } from '../../lib/erros-da-api';
import { type Regra, resultadoDe } from '../assistente/dose-do-passo';
import { medidasDaRenovacao, mudouDesdeVisto } from './como-indicar';

type PesoDaNovaProps = {
  renovacao: Renovacao;
  produto: Produto;
  regra: Regra;
  enviando: boolean;
  erro: Error | null;
  enviar: (peso: number) => void;
  /** Another weight, another body: the wizard asks for its condition. */
  conferir: (peso: number) => void;
  fechar: () => void;
};

/** The tutor does not share the weight: the partner says it, and sees what comes of it. */
export function PesoDaNova({
  renovacao,
  produto,
  regra,
  enviando,
  erro,
  enviar,
  conferir: noAssistente,
  fechar,
}: PesoDaNovaProps) {
  const antes = renovacao.indicacao.peso_pet;
  const [texto, setTexto] = useState(antes === null ? '' : formatarDecimal(antes, 2));
  const [conferir, setConferir] = useState(false);
  const peso = lerPeso(texto);
  const resultado = resultadoDe(produto, { ...medidasDaRenovacao(renovacao), peso: texto }, regra);
  const doPeso = 'erros' in resultado ? (resultado.erros.peso_pet ?? 'Informe o peso') : null;
  const campos = erro ? camposDe(erro) : {};
  const mudou = mudouDesdeVisto(renovacao, doPeso === null ? peso : null);
  const gramas = 'dose' in resultado ? (resultado.dose?.gramas ?? null) : null;

  return (
    <MolduraDoDialogo
      titulo="Quanto o pet pesa agora?"
      confirmar={mudou ? 'Conferir a condição' : 'Indicar de novo'}
      enviando={enviando}
      erro={Object.keys(campos).length === 0 ? erro : null}
      fechar={fechar}
      custa={false}
      aoConfirmar={() => {
        setConferir(true);
        if (peso !== null && mudou) noAssistente(peso);
        else if (peso !== null && gramas !== null) enviar(peso);
      }}
      campos={
        <TextInput
          label="Peso do pet (kg)"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
          error={(conferir && doPeso) || campos.peso_pet}
          description={dizerDoPeso(mudou, gramas)}
        />
      }
    >
      <p>
        {nomeEmUmaLinha(produto)}. O tutor não compartilha os pesos com você: confirme o de agora com ele, ou use o da
        última indicação.
      </p>
    </MolduraDoDialogo>
  );
}

function dizerDoPeso(mudou: boolean, gramas: number | null): string {
  if (mudou) return 'O peso mudou: confira a condição corporal antes de indicar.';
  return gramas === null ? 'Na indicação anterior era este.' : `Dá ${gramas} g por dia.`;
}
