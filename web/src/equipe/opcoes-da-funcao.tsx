import { FUNCOES, type Funcao } from '@indica-bem/domain/contrato/equipe';
import { NOME_DA_FUNCAO, PARA_QUE_SERVE } from '@indica-bem/domain/equipe/funcoes';
import { OpcoesExplicadas } from '../ui/opcoes-explicadas';

type OpcoesDaFuncaoProps = { valor: string; erro: string | undefined; onChange: (valor: Funcao) => void };

const OPCOES = FUNCOES.map((valor) => ({ valor, nome: NOME_DA_FUNCAO[valor], texto: PARA_QUE_SERVE[valor] }));

/** With what each lets a person do: whoever chooses it answers for it. */
export function OpcoesDaFuncao(props: OpcoesDaFuncaoProps) {
  return <OpcoesExplicadas legenda="Função" opcoes={OPCOES} {...props} />;
}
