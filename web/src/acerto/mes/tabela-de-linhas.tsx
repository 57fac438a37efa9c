import type { LinhaAberta, LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { Link } from 'react-router';
import classes from '../../ui/tabela-com-pe.module.css';
import { reais } from '../reais';
import { DizeresDaLinha } from './dizeres-da-linha';
import { PeDaLinha } from './pe-da-linha';

type Linha = LinhaDoAcerto | LinhaAberta;
type TabelaProps = { legenda: string; linhas: readonly Linha[]; daLoja: boolean };

const chaveDa = ({ id_coupon, vez, tipo }: Linha) => `${id_coupon}-${vez}-${tipo}`;

/** One table; on a phone each line is laid out as a card. */
export function TabelaDeLinhas({ legenda, linhas, daLoja }: TabelaProps) {
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">{legenda}</caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Produto</th>
          <th scope="col">Cupom</th>
          <th scope="col">Compra</th>
          <th scope="col">Desconto</th>
          <th scope="col">Parte da loja</th>
          <th scope="col">Parte do grupo</th>
        </tr>
      </thead>
      {linhas.map((linha) => (
        <tbody key={chaveDa(linha)}>
          <Valores linha={linha} daLoja={daLoja} />
          <tr className={classes.pe}>
            <td colSpan={7}>
              <PeDaLinha linha={linha} daLoja={daLoja} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Valores({ linha, daLoja }: { linha: Linha; daLoja: boolean }) {
  return (
    <tr>
      <td className={classes.data}>{isoParaBr(linha.data)}</td>
      <td className={classes.titulo}>
        <strong>{nomeEmUmaLinha(linha.produto ?? 'Indicação específica')}</strong>
        <DizeresDaLinha linha={linha} daLoja={daLoja} />
      </td>
      <td data-rotulo="Cupom">
        <span>
          <Cupom linha={linha} daLoja={daLoja} />
          <small>{linha.nome_funcionario}</small>
        </span>
      </td>
      <td data-rotulo="Compra">{reais(linha.valor)}</td>
      <td data-rotulo="Desconto">{reais(linha.valorDescontado)}</td>
      <td data-rotulo="Parte da loja">{reais(linha.parte_loja)}</td>
      <td data-rotulo="Parte do grupo" className={classes.destaque}>
        {reais(linha.parte_grupo)}
      </td>
    </tr>
  );
}

/** To a store the coupon of a sale that was undone is closed: it is the tutor's again. */
function Cupom({ linha, daLoja }: { linha: Linha; daLoja: boolean }) {
  const codigo = formatarCodigo(linha.codigo_coupon);
  const desfeita = linha.tipo === 'ajuste' || ('estornada' in linha && linha.estornada);
  if (daLoja && desfeita) return <span className={classes.codigo}>{codigo}</span>;
  return (
    <Link to={`/cupom/ver/${linha.id_coupon}`} className={classes.codigo}>
      {codigo}
    </Link>
  );
}
