import { perguntaPesoAdulto } from '@indica-bem/domain/dose/calcular-dose';
import { CONDICOES_CORPORAIS, NIVEIS_DE_ATIVIDADE } from '@indica-bem/domain/dose/formula-1';
import { CampoComUnidade } from './campo-com-unidade';
import type { CamposDaFormulaProps } from './campos-da-formula-2';
import { ChipsDeEscolha } from './chips-de-escolha';

export function CamposDaFormula1({ produto, medidas, erros, mudar }: CamposDaFormulaProps) {
  const { tipo_calculadora: tipo, especie } = produto;
  return (
    <>
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
      {perguntaPesoAdulto(produto) && (
        <CampoComUnidade
          label="Peso esperado quando adulto (opcional)"
          ajuda="Com ele mostramos, ao lado, o que o crescimento pede"
          exemplo="Exemplo: 25"
          unidade="kg"
          valor={medidas.pesoAdulto}
          erro={erros.peso_adulto}
          onChange={(pesoAdulto) => mudar({ pesoAdulto })}
        />
      )}
    </>
  );
}
