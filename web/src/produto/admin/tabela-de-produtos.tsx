import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { ROTULO_DA_ESPECIE, rotuloDaLinha } from '@indica-bem/domain/produto/regras';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Etiqueta } from '../../ui/etiqueta';
import { FotoDoProduto } from '../../ui/foto-do-produto';
import classes from './produtos.module.css';
import { CALCULADORAS } from './rotulos';
import { useExcluirProduto } from './use-excluir-produto';

/** One table; on a phone each row is laid out as a card. */
export function TabelaDeProdutos({ produtos }: { produtos: Produto[] }) {
  const { excluir, excluindo } = useExcluirProduto();
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">Produtos</caption>
      <thead>
        <tr>
          <th scope="col">Produto</th>
          <th scope="col">Linha</th>
          <th scope="col">Energia</th>
          <th scope="col">Aparece em</th>
          <th scope="col">
            <span className="so-leitor">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {produtos.map((produto) => (
          <Linha
            key={produto.id_produto}
            produto={produto}
            excluindo={excluindo === produto.id_produto}
            excluir={() => void excluir(produto)}
          />
        ))}
      </tbody>
    </table>
  );
}

type LinhaProps = { produto: Produto; excluindo: boolean; excluir: () => void };

function Linha({ produto, excluindo, excluir }: LinhaProps) {
  const { id_produto, nome, nome_curto, opcao, porte, categoria, sub_categoria, especie } = produto;
  const detalhes = [nome_curto, porte, opcao].filter(Boolean).join(' · ');
  return (
    <tr>
      <td className={classes.produto}>
        <FotoDoProduto caminho={produto.imagem_caminho} altura={72} />
        <span className={classes.nomes}>
          <strong>{nome}</strong>
          <small>{detalhes}</small>
        </span>
      </td>
      <td data-rotulo="Linha">
        <span>
          {rotuloDaLinha(sub_categoria)}
          <small>
            {categoria} · {ROTULO_DA_ESPECIE[especie]}
          </small>
        </span>
      </td>
      <td data-rotulo="Energia">
        <span>
          {formatarDecimal(produto.energia_metabolizavel, 2)} kcal/kg
          <small>{CALCULADORAS[produto.tipo_calculadora].rotulo}</small>
        </span>
      </td>
      <td data-rotulo="Aparece em">
        <span className={classes.listas}>
          {produto.em_prescricao === 'S' && <Etiqueta tom="ok">Indicações</Etiqueta>}
          {produto.em_catalogo === 'S' && <Etiqueta tom="ok">Catálogo</Etiqueta>}
          {produto.em_prescricao === 'N' && produto.em_catalogo === 'N' && <Etiqueta>Nenhuma lista</Etiqueta>}
        </span>
      </td>
      <td className={classes.acoes}>
        <Link to={`/produto/editar/${id_produto}`} className={classes.acao} aria-label={`Editar ${nome}`}>
          <IconPencil size={22} aria-hidden />
        </Link>
        <button
          type="button"
          className={classes.acao}
          aria-label={`Excluir ${nome}`}
          disabled={excluindo}
          onClick={excluir}
        >
          <IconTrash size={22} aria-hidden />
        </button>
      </td>
    </tr>
  );
}
