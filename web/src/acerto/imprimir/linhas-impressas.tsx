import type { Acerto, LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { formatarChave } from '@indica-bem/domain/nota/chave';
import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { nomeEmUmaLinha } from '@indica-bem/domain/produto/nome-estruturado';
import { reais } from '../reais';
import classes from './documento.module.css';

type LinhasProps = { linhas: readonly LinhaDoAcerto[]; somas: Acerto };

/** The head comes back on every sheet, a line is never cut in two, and the sums stand under the last one only. */
export function LinhasImpressas({ linhas, somas }: LinhasProps) {
  return (
    // On a phone it is wider than the window, and scrolls by itself.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.rolagem} aria-label="Linhas do acerto" tabIndex={0}>
      <table className={classes.linhas}>
        <thead className={classes.cabeca}>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Cupom</th>
            <th scope="col">Produto e nota</th>
            <th scope="col">Funcionário</th>
            <th scope="col">Valor (R$)</th>
            <th scope="col">Desconto (R$)</th>
            <th scope="col">Parte da loja (R$)</th>
            <th scope="col">Parte do grupo (R$)</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.id_linha}>
              <td>{isoParaBr(linha.data)}</td>
              <td>{formatarCodigo(linha.codigo_coupon)}</td>
              <td>
                {nomeEmUmaLinha(linha.produto ?? 'Indicação específica')}
                <small>{dizeres(linha)}</small>
              </td>
              <td>{linha.nome_funcionario}</td>
              <Valores de={linha} />
            </tr>
          ))}
        </tbody>
        <tbody className={classes.somas}>
          <tr>
            <th scope="row" colSpan={4}>
              Somas
            </th>
            <Valores de={somas} />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

type ComValores = Pick<LinhaDoAcerto, 'valor' | 'valorDescontado' | 'parte_loja' | 'parte_grupo'>;

const semSimbolo = (valor: number) => reais(valor).replace('R$\u00A0', '');

const Valores = ({ de: { valor, valorDescontado, parte_loja, parte_grupo } }: { de: ComValores }) => (
  <>
    <td>{semSimbolo(valor)}</td>
    <td>{semSimbolo(valorDescontado)}</td>
    <td>{semSimbolo(parte_loja)}</td>
    <td>{semSimbolo(parte_grupo)}</td>
  </>
);

/** The receipt's key whole, as a bookkeeper looks it up; of an adjustment, what it takes back. */
function dizeres({ tipo, nota, desfaz, motivo }: LinhaDoAcerto): string {
  if (tipo === 'compra') return nota ? `Nota ${formatarChave(nota)}` : 'Sem nota';
  const compra = desfaz
    ? `compra de ${isoParaBr(desfaz.data)}, acerto de ${nomeDoMes(desfaz.mes)}`
    : 'compra estornada';
  return `Ajuste: ${compra}${motivo ? ` (${NOMES_DOS_MOTIVOS_DE_ESTORNO[motivo].toLowerCase()})` : ''}`;
}
