import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarDecimal, formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { IconBuildingStore, IconPencil, IconTrash } from '@tabler/icons-react';
import { Botao } from '../ui/botao';
import { BotaoDeIcone } from '../ui/botao-de-icone';
import { Etiqueta } from '../ui/etiqueta';
import { type Coluna, Tabela } from '../ui/tabela';
import { EtiquetaDoOrcamento } from './etiqueta-do-orcamento';
import classes from './tabela-de-campanhas.module.css';
import { linhasDoOrcamento } from './textos';
import { useDeletarCampanha } from './use-deletar-campanha';

const COLUNAS: Coluna<Campanha>[] = [
  { nome: 'Descritivo', titulo: true, mostrar: ({ descritivo }) => <strong>{descritivo}</strong> },
  {
    nome: 'Desconto',
    mostrar: ({ desconto }) => <span className={classes.desconto}>{formatarDecimal(desconto, 2)}%</span>,
  },
  {
    nome: 'Validade',
    mostrar: ({ data_validade, vencida }) => (
      <span className={classes.validade}>
        {isoParaBr(data_validade)}
        {vencida && <Etiqueta tom="alerta">Vencida</Etiqueta>}
      </span>
    ),
  },
  {
    nome: 'Orçamento',
    mostrar: (campanha) => (
      <span className={classes.orcamento}>
        {linhasDoOrcamento(campanha).map((linha) => (
          <span key={linha}>{linha}</span>
        ))}
        <EtiquetaDoOrcamento situacao={campanha.orcamento} />
      </span>
    ),
  },
  { nome: 'Lojas', alinhar: 'direita', mostrar: ({ lojas }) => formatarInteiro(lojas) },
];

export function TabelaDeCampanhas({ campanhas }: { campanhas: Campanha[] }) {
  const { deletar, deletando } = useDeletarCampanha();
  return (
    <Tabela
      legenda="Campanhas, da validade mais distante à mais antiga"
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
            rotulo={`Deletar ${campanha.descritivo}`}
            icone={<IconTrash size={20} aria-hidden />}
            ocupado={deletando === campanha.id_campaign}
            onClick={() => void deletar(campanha)}
          />
        </>
      )}
    />
  );
}
