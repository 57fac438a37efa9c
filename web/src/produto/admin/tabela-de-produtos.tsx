import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { IconLock, IconPencil, IconTrash } from '@tabler/icons-react';
import { FotoDoProduto } from '../../compartilhado/produto/foto-do-produto';
import { NomeDoProduto } from '../../compartilhado/produto/nome-do-produto';
import { Botao } from '../../ui/botao';
import { BotaoDeIcone } from '../../ui/botao-de-icone';
import type { OrdemDaTabela } from '../../ui/cabeca-que-ordena';
import { Etiqueta } from '../../ui/etiqueta';
import { type Coluna, Tabela } from '../../ui/tabela';
import classes from './produtos.module.css';
import { CALCULADORAS } from './rotulos';
import { useExcluirProduto } from './use-excluir-produto';

const COLUNAS: Coluna<Produto>[] = [
  { nome: 'Produto', titulo: true, ordem: 'nome', mostrar: (produto) => <FotoENome produto={produto} /> },
  {
    nome: 'Linha',
    ordem: 'linha',
    mostrar: ({ categoria, sub_categoria, especie }) => (
      <div className={classes.inteiro}>
        {rotuloDaLinha(sub_categoria)}
        <small>
          {categoria} · {ROTULO_DA_ESPECIE[especie]}
        </small>
      </div>
    ),
  },
  {
    nome: 'Energia',
    ordem: 'energia',
    desceAntes: true,
    mostrar: ({ energia_metabolizavel, tipo_calculadora }) => (
      <div className={classes.inteiro}>
        {formatarDecimal(energia_metabolizavel, 2)} kcal/kg
        <small>{CALCULADORAS[tipo_calculadora].rotulo}</small>
      </div>
    ),
  },
  { nome: 'Aparece em', mostrar: (produto) => <Listas produto={produto} /> },
];

export function TabelaDeProdutos({ produtos, ordem }: { produtos: Produto[]; ordem: OrdemDaTabela }) {
  const { excluir, excluindo } = useExcluirProduto();
  return (
    <Tabela
      legenda="Produtos"
      ordem={ordem}
      abre="linha-e-atos"
      colunas={COLUNAS}
      itens={produtos}
      chave={({ id_produto }) => id_produto}
      acoes={(produto) => (
        <>
          <Botao
            para={`/produto/editar/${produto.id_produto}`}
            icone={<IconPencil size={18} aria-hidden />}
            aria-label={`Editar ${produto.nome}`}
          >
            Editar
          </Botao>
          <BotaoDeIcone
            perigo
            rotulo={`Excluir ${produto.nome}`}
            icone={<IconTrash size={20} aria-hidden />}
            ocupado={excluindo === produto.id_produto}
            onClick={() => void excluir(produto)}
          />
        </>
      )}
    />
  );
}

function FotoENome({ produto }: { produto: Produto }) {
  const { imagem_caminho, so_veterinario } = produto;
  return (
    <div className={classes.produto}>
      <FotoDoProduto caminho={imagem_caminho} altura={72} />
      <div className={classes.nomes}>
        <NomeDoProduto produto={produto} />
        {so_veterinario === 'S' && (
          <small className={classes.trava}>
            <IconLock size={16} aria-hidden /> Só veterinários
          </small>
        )}
      </div>
    </div>
  );
}

function Listas({ produto: { em_prescricao, em_catalogo } }: { produto: Produto }) {
  return (
    <div className={classes.listas}>
      {em_prescricao === 'S' && <Etiqueta tom="ok">Indicações</Etiqueta>}
      {em_catalogo === 'S' && <Etiqueta tom="ok">Catálogo</Etiqueta>}
      {em_prescricao === 'N' && em_catalogo === 'N' && <Etiqueta>Nenhuma lista</Etiqueta>}
    </div>
  );
}
