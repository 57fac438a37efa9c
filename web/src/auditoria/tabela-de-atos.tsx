import { dizerAto, dizerObjeto } from '@indica-bem/domain/auditoria/atos';
import type { AtoRegistrado } from '@indica-bem/domain/auditoria/contrato';
import { descreverMudanca } from '@indica-bem/domain/auditoria/descrever';
import { NOMES_DOS_PAPEIS } from '@indica-bem/domain/auditoria/papeis';
import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { Link } from 'react-router';
import { Botao } from '../ui/botao';
import { Tabela } from '../ui/tabela';
import { ondeVer } from './onde-ver';

type Props = { atos: readonly AtoRegistrado[]; soDe: (conta: number) => void };

export function TabelaDeAtos({ atos, soDe }: Props) {
  return (
    <Tabela
      legenda="Atos, do mais recente"
      abre="aqui"
      nomear={({ ato }) => dizerAto(ato)}
      itens={atos}
      chave={({ chave }) => chave}
      colunas={[
        { nome: 'O que', mostrar: (ato) => <OQue ato={ato} />, titulo: true },
        { nome: 'Quem', noCelular: 'fato', mostrar: (ato) => <Quem ato={ato} /> },
        {
          nome: 'Quando',
          cabe: 'inteira',
          noCelular: 'segundo-fato',
          mostrar: ({ momento }) => momentoCompleto(momento),
        },
        {
          nome: 'De onde',
          mostrar: ({ endereco, requisicao }) => <DeOnde endereco={endereco} requisicao={requisicao} />,
        },
      ]}
      acoes={({ id_conta }) =>
        id_conta !== null && (
          <Botao tom="texto" onClick={() => soDe(id_conta)}>
            Só desta pessoa
          </Botao>
        )
      }
    />
  );
}

/** "Campanha alterada: desconto 10% → 15%", and what it was done to. */
function OQue({ ato }: { ato: AtoRegistrado }) {
  const mudanca = descreverMudanca(ato);
  const tela = ondeVer(ato);
  const objeto = `${dizerObjeto(ato.objeto)}${ato.id_objeto === null ? '' : ` nº ${ato.id_objeto}`}`;
  return (
    <>
      {dizerAto(ato.ato)}
      {mudanca && `: ${mudanca}`}
      {ato.vezes > 1 && `, ${formatarInteiro(ato.vezes)} vezes em uma hora`}
      <small>{tela ? <Link to={tela}>{objeto}</Link> : objeto}</small>
    </>
  );
}

function Quem({ ato: { nome, papel, funcao, id_conta } }: { ato: AtoRegistrado }) {
  const papelEFuncao = `${NOMES_DOS_PAPEIS[papel]}${funcao ? `, ${FUNCOES[funcao] ?? funcao}` : ''}`;
  if (id_conta === null) return NOMES_DOS_PAPEIS[papel];
  return (
    <>
      {nome || `Conta nº ${id_conta}`}
      <small>
        {papelEFuncao} · nº {id_conta}
      </small>
    </>
  );
}

const FUNCOES: Record<string, string> = {
  dono: 'responsável',
  operacao: 'operação',
  atendimento: 'atendimento',
  financeiro: 'financeiro',
  leitura: 'leitura',
};

function DeOnde({ endereco, requisicao }: Pick<AtoRegistrado, 'endereco' | 'requisicao'>) {
  return (
    <>
      {endereco}
      {requisicao && <small>requisição {requisicao}</small>}
    </>
  );
}
