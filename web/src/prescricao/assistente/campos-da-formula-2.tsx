import { ATIVIDADE_DOS_IDOSOS, ATIVIDADES } from '@indica-bem/domain/dose/adulto';
import { type CampoDoCaso, fasesDoProduto, perguntasDoCaso, ROTULO_DA_FASE } from '@indica-bem/domain/dose/caso';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { EscolhaDoEcc } from '../ecc/escolha-do-ecc';
import { CampoComUnidade } from './campo-com-unidade';
import { CampoDaIdade } from './campo-da-idade';
import { ChipsDeEscolha } from './chips-de-escolha';
import { type ErrosDaDose, faseDe } from './dose-do-passo';
import type { Medidas } from './endereco';

export type CamposDaFormulaProps = {
  produto: Produto;
  medidas: Medidas;
  erros: ErrosDaDose;
  mudar: (mudanca: Partial<Medidas>) => void;
};

/** The stage, and then only what that stage needs. */
export function CamposDaFormula2(props: CamposDaFormulaProps) {
  const { produto, medidas, mudar } = props;
  const fases = fasesDoProduto(produto);
  const fase = faseDe(produto, medidas);
  return (
    <>
      {fases.length > 1 && (
        <ChipsDeEscolha
          legenda="Em que fase o pet está?"
          opcoes={fases.map((chave) => ({ chave, rotulo: ROTULO_DA_FASE[chave] }))}
          valor={fase ?? ''}
          onChange={(nova) => mudar({ fase: nova, semana: '' })}
        />
      )}
      {fase &&
        perguntasDoCaso(produto, fase).map((campo) => <Pergunta key={`${fase} ${campo}`} campo={campo} {...props} />)}
    </>
  );
}

function Pergunta({ campo, produto, medidas, erros, mudar }: CamposDaFormulaProps & { campo: CampoDoCaso }) {
  const { especie } = produto;
  switch (campo) {
    case 'ecc':
      return <EscolhaDoEcc especie={especie} valor={medidas.escore} onChange={(escore) => mudar({ escore })} />;
    case 'atividade':
      return (
        <ChipsDeEscolha
          legenda="Atividade"
          ajuda={especie === 'cao' && ATIVIDADE_DOS_IDOSOS}
          opcoes={ATIVIDADES[especie]}
          valor={medidas.atividade}
          onChange={(atividade) => mudar({ atividade })}
        />
      );
    case 'idade':
      return <CampoDaIdade medidas={medidas} erro={erros.idade} mudar={mudar} />;
    case 'peso_adulto':
      return (
        <CampoComUnidade
          label="Peso esperado quando adulto"
          ajuda="O dos pais ou o da raça"
          exemplo="Exemplo: 25"
          unidade="kg"
          valor={medidas.pesoAdulto}
          erro={erros.peso_adulto}
          onChange={(pesoAdulto) => mudar({ pesoAdulto })}
        />
      );
    case 'semana':
      return (
        <CampoComUnidade
          label={faseDe(produto, medidas) === 'lactacao' ? 'Semana da lactação' : 'Semana da gestação'}
          exemplo="Exemplo: 3"
          unidade="ª"
          inteiro
          valor={medidas.semana}
          erro={erros.semana}
          onChange={(semana) => mudar({ semana })}
        />
      );
    case 'ninhada':
      return (
        <CampoComUnidade
          label="Filhotes que mamam"
          exemplo="Exemplo: 4"
          unidade="filhotes"
          inteiro
          valor={medidas.ninhada}
          erro={erros.ninhada}
          onChange={(ninhada) => mudar({ ninhada })}
        />
      );
    case 'dias_sem_comer':
      return (
        <CampoComUnidade
          label="Dias sem comer"
          ajuda="Nenhum: escreva 0"
          exemplo="Exemplo: 0"
          unidade="dias"
          inteiro
          valor={medidas.diasSemComer}
          erro={erros.dias_sem_comer}
          onChange={(diasSemComer) => mudar({ diasSemComer })}
        />
      );
    default:
      return null;
  }
}
