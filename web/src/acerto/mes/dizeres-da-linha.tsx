import type { LinhaAberta, LinhaDoAcerto } from '@indica-bem/domain/acerto/formas';
import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { nomeDoMes } from '@indica-bem/domain/brasil/mes';
import { NOMES_DOS_MOTIVOS_DE_ESTORNO } from '@indica-bem/domain/estorno/regras';
import { Link } from 'react-router';
import { enderecoDoAcerto } from '../endereco-do-acerto';

type Props = { linha: LinhaDoAcerto | LinhaAberta; daLoja: boolean };

/** What a line has to say besides its sums: what it takes back, or that it was taken back. */
export function DizeresDaLinha({ linha, daLoja }: Props) {
  const { desfaz, motivo } = linha;
  if (linha.tipo === 'ajuste') {
    return (
      <small>
        Ajuste: compra{desfaz && ` de ${isoParaBr(desfaz.data)}`} estornada
        {motivo && ` (${NOMES_DOS_MOTIVOS_DE_ESTORNO[motivo].toLowerCase()})`}
        {desfaz && (
          <>
            , do <Link to={enderecoDoAcerto(desfaz.id_acerto, daLoja)}>acerto de {nomeDoMes(desfaz.mes)}</Link>
          </>
        )}
      </small>
    );
  }
  if ('estornada' in linha && linha.estornada) {
    return <small>Estornada depois de fechada: o ajuste entra no acerto seguinte.</small>;
  }
  return null;
}
