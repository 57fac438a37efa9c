import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { IconBuildingStore, IconPencil, IconTrash } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import type { OrdemDaTabela } from '../ui/cabeca-que-ordena';
import { Etiqueta } from '../ui/etiqueta';
import { type Coluna, Tabela } from '../ui/tabela';
import { EtiquetaDoOrcamento } from './etiqueta-do-orcamento';
import classes from './tabela-de-campanhas.module.css';
import { linhasDoOrcamento } from './textos';
import { useExcluirCampanha } from './use-excluir-campanha';

const COLUNAS: Coluna<Campanha>[] = [
  { nome: 'Descritivo', titulo: true, ordem: 'nome', mostrar: ({ descritivo }) => <strong>{descritivo}</strong> },
  {
    nome: 'Desconto',
    noCelular: 'fato',
    ordem: 'desconto',
    desceAntes: true,
    mostrar: ({ desconto }) => <span className={classes.desconto}>{formatarDecimal(desconto, 2)}%</span>,
  },
  {
    nome: 'Validade',
    cabe: 'inteira',
    noCelular: 'segundo-fato',
    ordem: 'validade',
    desceAntes: true,
    mostrar: ({ data_validade }) => isoParaBr(data_validade),
  },
  {
    nome: 'Situação',
    noCelular: 'estado',
    mostrar: (campanha) => <Situacao campanha={campanha} />,
  },
  {
    nome: 'Orçamento',
    mostrar: (campanha) => (
      <span className={classes.orcamento}>
        {linhasDoOrcamento(campanha).map((linha) => (
          <span key={linha}>{linha}</span>
        ))}
      </span>
    ),
  },
  { nome: 'Lojas', alinhar: 'direita', mostrar: ({ lojas }) => formatarInteiro(lojas) },
];

/** What stops it, before what is used up of it. */
function Situacao({ campanha: { vencida, orcamento } }: { campanha: Campanha }) {
  if (vencida) return <Etiqueta tom="alerta">Vencida</Etiqueta>;
  if (orcamento === 'quase' || orcamento === 'esgotado') return <EtiquetaDoOrcamento situacao={orcamento} />;
  return <Etiqueta tom="ok">Vigente</Etiqueta>;
}

type TabelaDeCampanhasProps = { campanhas: Campanha[]; legenda: string; ordem: OrdemDaTabela };

export function TabelaDeCampanhas({ campanhas, legenda, ordem }: TabelaDeCampanhasProps) {
  const { excluir, excluindo } = useExcluirCampanha();
  return (
    <Tabela
      legenda={legenda}
      ordem={ordem}
      abre="linha"
      colunas={COLUNAS}
      itens={campanhas}
      chave={({ id_campaign }) => id_campaign}
      acoes={(campanha) => (
        <>
          <Botao
            para={`/campanhas/editar/${campanha.id_campaign}`}
            icone={<IconPencil size={18} aria-hidden />}
            aria-label={`Editar ${campanha.descritivo}`}
          >
            Editar
          </Botao>
          <BotaoDeIcone
            para={`/campanhas/lojas/${campanha.id_campaign}`}
            rotulo={`Lojas de ${campanha.descritivo}`}
            icone={<IconBuildingStore size={20} aria-hidden />}
          />
          <BotaoDeIcone
            perigo
            rotulo={`Excluir ${campanha.descritivo}`}
            icone={<IconTrash size={20} aria-hidden />}
            ocupado={excluindo === campanha.id_campaign}
            onClick={() => void excluir(campanha)}
          />
        </>
      )}
    />
  );
}
