import { fraseDoAviso } from '@indica-bem/domain/dose/avisos';
import { deFilhote } from '@indica-bem/domain/dose/caso';
import { CONDICOES_CORPORAIS, NIVEIS_DE_ATIVIDADE } from '@indica-bem/domain/dose/formula-1';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { CartaoDaQuantidade } from '../quantidade/cartao-da-quantidade';
import type { QuantidadeDiaria } from '../quantidade/quantidade-diaria';
import { ChipsDeEscolha } from './chips-de-escolha';
import { errosDasMedidas } from './consumo';
import type { Medidas } from './endereco';
import classes from './formulario.module.css';
import { ProdutoEscolhido } from './produto-escolhido';

type QuantidadeDoPassoProps = {
  produto: Produto;
  medidas: Medidas;
  consumo: QuantidadeDiaria | null;
  mudar: (mudanca: Partial<Medidas>) => void;
  avancar: () => void;
};

export function QuantidadeDoPasso({ produto, medidas, consumo, mudar, avancar }: QuantidadeDoPassoProps) {
  const [saiuDoPeso, setSaiuDoPeso] = useState(medidas.peso !== '');
  const { tipo_calculadora: tipo, especie } = produto;
  const erros = errosDasMedidas(produto, medidas);
  const erroDoPeso = medidas.peso ? erros.peso_pet : undefined;
  const faltam = [erros.peso_pet && 'peso do pet', erros.atividade && 'atividade'].filter((f) => f !== undefined);
  const filhote = deFilhote(produto) && fraseDoAviso('filhote', false);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (consumo) avancar();
  }

  return (
    <form className={classes.colunas} onSubmit={enviar} noValidate>
      <div className={classes.campos}>
        <ProdutoEscolhido produto={produto} />
        {filhote && <Aviso tom="alerta">{filhote}</Aviso>}
        <TextInput
          label="Peso do pet"
          placeholder="Exemplo: 12,5"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          rightSection={<span className={classes.unidade}>kg</span>}
          value={medidas.peso}
          error={saiuDoPeso && erroDoPeso}
          onBlur={() => setSaiuDoPeso(true)}
          onChange={({ currentTarget }) => mudar({ peso: currentTarget.value })}
        />
        {tipo !== 'recuperacao' && (
          <ChipsDeEscolha
            legenda="Condição corporal (ECC)"
            opcoes={CONDICOES_CORPORAIS}
            valor={medidas.condicao}
            onChange={(condicao) => mudar({ condicao })}
          />
        )}
        {tipo === 'comum' && (
          <ChipsDeEscolha
            legenda="Atividade"
            opcoes={NIVEIS_DE_ATIVIDADE[especie]}
            valor={medidas.atividade}
            onChange={(atividade) => mudar({ atividade })}
          />
        )}
      </div>
      <div className={classes.lado}>
        <CartaoDaQuantidade quantidade={consumo} especie={especie} espera={esperaDe(erros)} />
      </div>
      <div className={classes.acao}>
        {consumo && (
          <p className={classes.resumo} aria-hidden>
            <strong>{consumo.gramas}</strong> g/dia
          </p>
        )}
        <BotaoDeEnvio faltam={faltam}>Avançar</BotaoDeEnvio>
      </div>
    </form>
  );
}

function esperaDe({ peso_pet, atividade }: ReturnType<typeof errosDasMedidas>): string {
  if (peso_pet && atividade) return 'Informe o peso e a atividade';
  return peso_pet ? 'Informe o peso do pet' : 'Escolha a atividade';
}
